import { opening as M1 } from './M1/opening.ts'

/** Style of the first banner's picture by layout id, for the layouts whose home may begin with it. */
export const OPENINGS: Readonly<Record<string, string>> = { M1 }
