/** The call and the readers of the app-download configuration (docs/conformance.md § 2.3, § 2.4). */
export { appDownloadConfigCall } from './api.ts'
export { refusedDomain } from './model/domains.ts'
export { readCount, readList, readMode, readOn, readTexts } from './model/items.ts'
export { plainText } from './plainText.ts'
