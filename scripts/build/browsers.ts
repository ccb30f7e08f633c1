/** The oldest browsers that the app is built for; Samsung Internet 21 is a Chromium of 110. What they read is checked by `tests/architecture/browsers.test.ts`. */
export const BROWSERS = ['safari16.4', 'ios16.4', 'chrome109', 'firefox115']
