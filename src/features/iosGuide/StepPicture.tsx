import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { GuideStep } from './model/guide.ts'

const Art = styled.svg`
  display: block;
  fill: none;
  stroke: var(--text-muted);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* In a right-to-left language the phone's bars are mirrored. */
  [dir='rtl'] & { transform: scaleX(-1); }
  [data-part='chrome'] { fill: var(--surface-1); stroke: var(--hairline); stroke-width: 1; }
  [data-part='page'] { fill: var(--surface-3); stroke: none; }
  [data-part='word'] { fill: var(--line); stroke: none; opacity: 0.55; }
  [data-part='spot'] { fill: var(--brand-line); stroke: none; }
  [data-part='halo'] { fill: var(--brand-line); stroke: none; opacity: 0.22; }
  [data-part='here'] { stroke: var(--on-brand); stroke-width: 2.4; }
  [data-part='dots'] circle { fill: var(--on-brand); stroke: none; }
`

/** The share icon of iOS: a square with an arrow out of it. */
const Share = () => <path d="M-5-2h-3v12H8V-2H5M0 4v-15m-4.500 4.500L0-11l4.500 4.500" />

const Spot = ({
  x,
  y,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle data-part="halo" r="24" />
    <circle data-part="spot" r="18" />
    <g data-part="here">{children}</g>
  </g>
)

const Dots = () => (
  <g data-part="dots">
    <circle cx="-7" r="2.500" />
    <circle r="2.500" />
    <circle cx="7" r="2.500" />
  </g>
)

/** A Safari with its toolbar at the bottom, up to iOS 18. */
const ShareBelow = () => (
  <>
    <path data-part="page" d="M24 0h272v46H24z" />
    <path data-part="word" d="M44 12h120v8H44zM44 28h180v8H44z" />
    <path data-part="chrome" d="M24 46h272v74H24z" />
    <path d="m70 76-7 8 7 8M114 76l7 8-7 8" />
    <path d="M206 77c5 0 8 1 10 4 2-3 5-4 10-4v16c-5 0-8 1-10 4-2-3-5-4-10-4zM216 81v15" />
    <path d="M252 80h13v13h-13zM257 80v-4h13v13h-4" />
    <Spot x={160} y={84}>
      <Share />
    </Spot>
  </>
)

/** A toolbar at the top: iPad, and browsers other than Safari. */
const ShareAbove = () => (
  <>
    <path data-part="chrome" d="M24 12h272v58H24z" />
    <rect data-part="page" x="40" y="26" width="186" height="30" rx="15" />
    <path data-part="word" d="M92 37h82v8H92z" />
    <path data-part="page" d="M24 70h272v50H24z" />
    <path data-part="word" d="M44 84h120v8H44zM44 100h180v8H44z" />
    <Spot x={262} y={41}>
      <Share />
    </Spot>
  </>
)

/** The compact bar of iOS 26: the address in the middle, More at the side. */
const More = () => (
  <>
    <path data-part="page" d="M24 0h272v120H24z" />
    <path data-part="word" d="M44 12h120v8H44zM44 28h180v8H44z" />
    <circle data-part="chrome" cx="58" cy="82" r="20" />
    <path d="m61 75-6 7 6 7" />
    <rect data-part="chrome" x="88" y="62" width="144" height="40" rx="20" />
    <path data-part="word" d="M122 78h76v8h-76z" />
    <Spot x={262} y={82}>
      <Dots />
    </Spot>
  </>
)

/** The menu of More on iOS 26: its first item is Share. */
const ShareInMenu = () => (
  <>
    <path data-part="page" d="M24 0h272v120H24z" />
    <path data-part="word" d="M44 12h60v8H44zM44 28h44v8H44z" />
    <rect data-part="chrome" x="120" y="10" width="160" height="126" rx="18" />
    <rect data-part="halo" x="128" y="20" width="144" height="44" rx="14" />
    <path data-part="word" d="M190 38h62v8h-62zM190 82h46v8h-46zM190 106h62v8h-62z" />
    <path d="M150 80h16M150 86h16M150 92h10M158 102v12M152 108h12" />
    <Spot x={158} y={42}>
      <Share />
    </Spot>
  </>
)

const Browser = () => (
  <>
    <path data-part="chrome" d="M24 12h272v46H24z" />
    <path data-part="word" d="M44 31h100v8H44z" />
    <path data-part="page" d="M24 58h272v62H24z" />
    <rect data-part="chrome" x="120" y="68" width="160" height="42" rx="12" />
    <path data-part="word" d="M136 85h84v8h-84z" />
    <Spot x={252} y={89}>
      <circle r="9" />
      <path d="m4-4-3 5-5 3 3-5z" />
    </Spot>
  </>
)

/** The share sheet's item to add to the home screen. */
const AddLine = ({ y }: { readonly y: number }) => (
  <>
    <rect data-part="halo" x="32" y={y - 20} width="256" height="40" rx="12" />
    <path data-part="word" d={`M44 ${y - 4}h148v8H44z`} />
    <Spot x={264} y={y}>
      <path d="M-8-8H8V8H-8zM0-4v8M-4 0h8" />
    </Spot>
  </>
)

const Add = () => (
  <>
    <rect data-part="chrome" x="24" y="8" width="272" height="124" rx="16" />
    <path data-part="word" d="M44 24h92v8H44zM44 100h132v8H44z" />
    <path d="M264 21h13v13h-13z" />
    <path d="M264 97h13v13h-13zm3 6h7" />
    <AddLine y={66} />
  </>
)

/** On iOS 26 the share sheet opens collapsed: a round View More button, and the item after it is expanded. */
const AddUnderMore = () => (
  <>
    <rect data-part="chrome" x="24" y="8" width="272" height="124" rx="16" />
    {[64, 128, 192].map((x) => (
      <circle key={x} data-part="page" cx={x} cy="36" r="16" />
    ))}
    <circle data-part="halo" cx="256" cy="36" r="18" />
    <path d="m249 33 7 7 7-7" />
    <path data-part="page" d="M40 62h240v2H40z" />
    <AddLine y={92} />
  </>
)

const PICTURES: Readonly<Record<GuideStep['picture'], () => ReactNode>> = {
  browser: Browser,
  more: More,
  shareBelow: ShareBelow,
  shareAbove: ShareAbove,
  shareInMenu: ShareInMenu,
  add: Add,
  addUnderMore: AddUnderMore,
}

/** A picture of the step on the phone. Decorative: the text beside it says the same. */
export function StepPicture({ of }: { readonly of: GuideStep['picture'] }) {
  const Drawing = PICTURES[of]
  return (
    <Art viewBox="0 0 320 120" aria-hidden focusable={false}>
      <Drawing />
    </Art>
  )
}
