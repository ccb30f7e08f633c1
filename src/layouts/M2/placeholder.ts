/** Header and search band (`Shell.tsx`, `Search.tsx`). */
const TOP = '48px + max(44px,2.75rem) + 12px + var(--safe-top)'
const SPACE = '(3px + var(--cosy)*1px)'
/** As wide as `Shell.tsx` says for this window. */
const MARGIN = 'clamp(8px,(100vw - 399px)*99,12px)'
/** One row of `sections/QuickActions.tsx`. */
const ACTIONS = 'max(64px,20px + 2rem + var(--type-12)*var(--leading-tight))'

/** The first picture of `sections/Banners.tsx`, beside the rail and below the elements that come before it. */
const strip = (above: string) => () =>
  `inset-block-start:calc(${TOP} + ${SPACE}*3 + ${above});inset-inline-start:calc(var(--gutter) + 76px + ${MARGIN});` +
  `inline-size:calc(100% - 2*var(--gutter) - 76px - ${MARGIN}*(2 + 2.5*min(1,var(--more))));aspect-ratio:2.25;object-fit:cover;border-radius:var(--radius,12px)`

export const placeholder = {
  bannerCarousel: strip('0px'),
  'quickActions bannerCarousel': strip(`${ACTIONS} + ${SPACE}*4`),
}
