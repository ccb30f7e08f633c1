// What other features may use of this one: where the app is downloaded from.

export { downloadLink, opensInPlace } from './model/download.ts'
