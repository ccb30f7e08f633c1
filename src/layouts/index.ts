import type { Layout } from '../registry/layout.ts'
import { M1 } from './M1/layout.ts'
import { M2 } from './M2/layout.ts'
import { M3 } from './M3/layout.ts'
import type { LayoutParts } from './parts.ts'

/** Every layout of this build; the first stands in for one that it lacks. */
export const layouts: readonly [Layout<LayoutParts>, ...Layout<LayoutParts>[]] = [M1, M2, M3]
