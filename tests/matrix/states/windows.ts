import type { ScreenId } from '../../../src/registry/ids.ts'
import type { State, WindowSize } from './state.ts'

/** A tablet in portrait, a desktop, and a phone in landscape: windows wider than a phone in portrait. */
const SIZES: Readonly<Record<string, WindowSize>> = {
  Tablet: { width: 820, height: 1180 },
  Desk: { width: 1440, height: 900 },
  Side: { width: 844, height: 390 },
}

interface Wide {
  readonly screen: ScreenId
  readonly visitor?: 'member'
  readonly part: string
}

const SCREENS: readonly Wide[] = [
  { screen: 'home', part: 'main [data-section]' },
  { screen: 'login', part: 'form' },
  { screen: 'member.home', visitor: 'member', part: 'main h1' },
  { screen: 'voucherCenter', visitor: 'member', part: 'main form' },
]

/** The screens that a layout draws differently in a wider window. */
export const windowStates: readonly State[] = SCREENS.flatMap(({ screen, visitor, part }) =>
  Object.entries(SIZES).map(([size, window]) => ({
    id: `in${size}`,
    eachLayout: true as const,
    modelsOnly: true as const,
    screen,
    ...(visitor && { visitor }),
    before: { window },
    shows: { part },
    // Text and boxes are enough, and on a busy machine the browser draws the edges of the header's letters inconsistently.
    noPicture: true as const,
  })),
)
