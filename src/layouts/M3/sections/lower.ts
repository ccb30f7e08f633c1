/** What a home has under its first sight, in one download. */
export { Footer } from './Footer.tsx'
export { GameMatches } from './GameMatches.tsx'
export { Promotions } from './Promotions.tsx'
export { VipProgress } from './VipProgress.tsx'
