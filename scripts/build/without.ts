/**
 * The optimisations that a build leaves out, to measure their effect: bundle passes (`bundle-…`) and others (listed in
 * `docs/performance.md`). `WITHOUT=bundle-icons,placeholder npm run build`.
 */
export const without: readonly string[] = (process.env.WITHOUT ?? '').split(',').filter(Boolean)
