import type { Plugin } from 'vite'
import { compileHint } from './compileHint.ts'
import { eagerModules } from './eagerModules.ts'
import { icons } from './icons.ts'
import { minifyFirstLoad } from './minify.ts'
import { unused } from './unused.ts'

/** Optimisations of the first load that do not change its behaviour. `docs/performance.md` has the effect of each. */
export const bundleOptimisations = (): Plugin[] => [
  unused(),
  icons(),
  minifyFirstLoad(),
  eagerModules(),
  compileHint(),
]
