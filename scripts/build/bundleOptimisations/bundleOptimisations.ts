import type { Plugin } from 'vite'
import { eagerModules } from './eagerModules.ts'
import { icons } from './icons.ts'
import { minifyFirstLoad } from './minify.ts'
import { unused } from './unused.ts'

/** What makes the first load lighter or quicker to start without changing what it does; `docs/performance.md` says what each part is worth. */
export const bundleOptimisations = (): Plugin[] => [unused(), icons(), minifyFirstLoad(), eagerModules()]
