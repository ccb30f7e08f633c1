// What other features may use of this one: how the app-download configuration is read (part 2, sections 3 and 4).

export { refusedDomain } from './model/domains.ts'
export { readList, readMode, readOn, readWords } from './model/items.ts'
export { plainText } from './plainText.ts'
