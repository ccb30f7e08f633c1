import { features } from '../features/index.ts'
import { layouts } from '../layouts/index.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import type { Registry } from '../registry/plan.ts'

/** Everything that this build can be. */
export const registry: Registry<LayoutParts> = { features, layouts }
