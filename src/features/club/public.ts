// What the screens of the club share: the styles, and the claims.
export { Given } from './Given.tsx'
export { Cards, Facts, Figure, Hero, State } from './styles.ts'
export { UnsureClaim } from './UnsureClaim.tsx'
export { type Claimable, type Claims, claimOnce, useClaims } from './useClaims.ts'
