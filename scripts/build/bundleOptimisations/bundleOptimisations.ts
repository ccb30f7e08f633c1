import type { Plugin } from 'vite'
import { eager } from './eager.ts'
import { icons } from './icons.ts'
import { squeeze } from './minify.ts'
import { unused } from './unused.ts'

/** What makes the first load lighter without changing what it does; `docs/performance.md` says what each part is worth. */
export const lean = (): Plugin[] => [unused(), icons(), squeeze(), eager()]
