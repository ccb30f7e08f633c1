/** The sections below the first window of a home, in one chunk. */
export { Footer } from './Footer.tsx'
export { GameMatches } from './GameMatches.tsx'
export { Promotions } from './Promotions.tsx'
export { VipProgress } from './VipProgress.tsx'
