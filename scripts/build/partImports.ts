/** Chunks that a page has, or is loading, by the time it loads another part; `home` if the visit began there, as most do. */
const ON_EVERY_PAGE = /(^|\/)(app|live|over|kit|home|M\d)-[^/]*$/

/**
 * The files to request together with a part that is loaded later: what it imports. Otherwise the browser would find each level of
 * imports in the file before, and a slow phone pay a request in a row for each. Those that the page has are left out: their names
 * would only make the first chunk larger. For Vite's `build.modulePreload.resolveDependencies`. Pure.
 *
 * @param file the part's own file, which is among `imports` too
 */
export const importsToPreload = (file: string, imports: readonly string[]): string[] =>
  imports.filter((one) => one !== file && !ON_EVERY_PAGE.test(one))
