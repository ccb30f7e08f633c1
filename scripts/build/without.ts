/**
 * What a build leaves out, so that its worth can be measured: names of bundle passes (`bundle-…`) and of ways to an early first picture
 * (`docs/performance.md` lists them). `WITHOUT=bundle-icons,placeholder npm run build`.
 */
export const without: readonly string[] = (process.env.WITHOUT ?? '').split(',').filter(Boolean)
