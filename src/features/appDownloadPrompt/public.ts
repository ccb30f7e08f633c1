/** How the app-download configuration is read (docs/conformance.md § 2.3, § 2.4): one way for everyone who asks. */
export { appDownloadConfigCall } from './api.ts'
export { refusedDomain } from './model/domains.ts'
export { readCount, readList, readMode, readOn, readTexts } from './model/items.ts'
export { plainText } from './plainText.ts'
