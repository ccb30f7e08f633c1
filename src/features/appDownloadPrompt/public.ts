/** How items of the app-download configuration are read (part 2, section 3): one way for everyone who asks. */
export { readCount, readOn } from './model/items.ts'
