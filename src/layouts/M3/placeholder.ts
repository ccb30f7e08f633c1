import type { Place } from '../placeholders.ts'
import { hasTabs } from './model/named.ts'
import { FACE } from './primitives/faceStack.ts'

/** The height of the tabs (`TopTabs.tsx`). */
const TABS = '48px'
/** Header and the section's own title (`Shell.tsx`, `primitives/Block.tsx`). */
const top = (tabs: string) =>
  `60px + ${tabs} + 4px + 1px + 32px + var(--type-26)*var(--leading-tight) + var(--safe-top)`

/** The name of the next draw, as it is drawn by `sections/NextDraw.tsx`. */
const nextDraw: Place = ({ types, guest }) => {
  // Guests have no VIP progress: where the tabs depend on it alone, it is not known yet whether they are shown.
  const certain = hasTabs(types.filter((type) => type !== 'vipProgress'))
  if (!certain && !guest && hasTabs(types)) return undefined
  return (
    `inset-block-start:calc(${top(certain ? TABS : '0px')});inset-inline-start:calc(var(--gutter) + var(--margin));` +
    'inline-size:calc(100% - 2*(var(--gutter) + var(--margin)) - min(9rem,36vw)*.84);' +
    `font:500 var(--type-34)/var(--leading-tight) ${FACE};` +
    'letter-spacing:-.02em;text-wrap:balance;font-variant-numeric:lining-nums'
  )
}

export const placeholder = { lotteryDraws: nextDraw }
