/** Sections below the first window of home, in one chunk. */
export { Draws, Matches } from './Fixtures.tsx'
export { Footer } from './Footer.tsx'
export { Promotions } from './Promotions.tsx'
export { Vip } from './Vip.tsx'
