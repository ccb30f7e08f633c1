/** How the app-download configuration is read (part 2, sections 3 and 4): one way for everyone who asks. */
export { appDownloadConfigCall } from './api.ts'
export { refusedDomain } from './model/domains.ts'
export { readCount, readList, readMode, readOn, readWords } from './model/items.ts'
export { plainText } from './plainText.ts'
