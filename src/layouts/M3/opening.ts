import { FACE } from './furniture/faceStack.ts'

/** Header, words that lead to the sections, and the section's own title (`Shell.tsx`, `TopTabs.tsx`, `furniture/Block.tsx`). */
const TOP = '60px + 48px + 4px + 1px + 32px + var(--type-26)*var(--leading-tight) + var(--safe-top)'

/** The name of the next draw, as it is drawn by `sections/NextDraw.tsx`. */
export const opening = {
  lotteryDraws:
    `inset-block-start:calc(${TOP});inset-inline-start:calc(var(--gutter) + var(--margin));` +
    'inline-size:calc(100% - 2*(var(--gutter) + var(--margin)) - min(9rem,36vw)*.84);' +
    `font:500 var(--type-34)/var(--leading-tight) ${FACE};` +
    'letter-spacing:-.02em;text-wrap:balance;font-variant-numeric:lining-nums',
}
