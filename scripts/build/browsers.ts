/** The oldest supported browsers. Samsung Internet 21 is based on Chromium 110. Checked by `tests/architecture/browsers.test.ts`. */
export const BROWSERS = ['safari16.4', 'ios16.4', 'chrome109', 'firefox115']

/** The syntax of scripts that outdated browsers must parse: the document's inline script (`src/boot/outdated.ts`). */
export const OUTDATED = ['es2018']
