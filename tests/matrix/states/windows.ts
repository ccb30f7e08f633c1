import type { ScreenId } from '../../../src/registry/ids.ts'
import type { State, Step, WindowSize } from './state.ts'

/** A tablet in portrait, a desktop, and a phone in landscape: windows wider than a phone in portrait. */
const WIDE = {
  Tablet: { width: 820, height: 1180 },
  Desk: { width: 1440, height: 900 },
  Side: { width: 844, height: 390 },
}
const LARGE = { Tablet: WIDE.Tablet, Desk: WIDE.Desk }
/** A larger phone, an unfolded one, and half of a phone or tablet that shows two apps. */
const PHONES = {
  Phone: { width: 390, height: 844 },
  Unfolded: { width: 673, height: 841 },
  Half: { width: 360, height: 400 },
  SplitTablet: { width: 820, height: 590 },
}

type Sizes = Readonly<Record<string, WindowSize>>

interface Wide {
  readonly screen: ScreenId
  readonly visitor?: 'member'
  readonly part: string
  readonly sizes: Sizes
  readonly steps?: readonly Step[]
  readonly id?: string
  readonly where?: State['where']
  /** Sizes whose picture is compared, too. */
  readonly pictured?: Sizes
}

const LANGUAGES = '[data-feature="languagePicker"] button'

const SCREENS: readonly Wide[] = [
  {
    screen: 'home',
    part: 'main [data-section]',
    sizes: { ...WIDE, ...PHONES },
    pictured: { Side: WIDE.Side },
  },
  { screen: 'login', part: 'form', sizes: { ...WIDE, ...PHONES } },
  { screen: 'member.home', visitor: 'member', part: 'main h1', sizes: { ...WIDE, Phone: PHONES.Phone } },
  { screen: 'voucherCenter', visitor: 'member', part: 'main form', sizes: { ...WIDE, ...PHONES } },
  { screen: 'game', part: 'main li', sizes: LARGE },
  {
    screen: 'rewardCenter',
    visitor: 'member',
    part: 'main li',
    sizes: LARGE,
    where: ({ flags }) => flags.REWCEN3 === true,
  },
  {
    screen: 'login',
    id: 'dialog',
    part: '[role="dialog"]',
    sizes: LARGE,
    steps: [{ press: { part: LANGUAGES } }],
  },
]

/** Windows whose accessibility is audited, too. The others have the elements and colours of one of these, or of the narrow phone. */
const AUDITED: Sizes = LARGE

/** The screens that a layout draws differently in another window than a phone's of 360 px. */
export const windowStates: readonly State[] = SCREENS.flatMap(
  ({ screen, visitor, part, sizes, steps, where, pictured = {}, id = '' }) =>
    Object.entries(sizes).map(([size, window]) => ({
      id: id ? `${id}In${size}` : `in${size}`,
      eachLayout: true as const,
      modelsOnly: true as const,
      screen,
      ...(visitor && { visitor }),
      ...(where && { where }),
      before: { window },
      ...(steps && { steps }),
      shows: { part },
      ...(!(size in AUDITED) && { brief: true as const }),
      // Elsewhere text and boxes are enough: a picture of a large window takes up to 640 kB.
      ...(!(size in pictured) && { noPicture: true as const }),
    })),
)
