import type { Frame } from '../../src/registry/feature.ts'
import type { ScreenId, SlotName } from '../../src/registry/ids.ts'

/** Slots that every screen of a frame has. */
const IN_FRAME: Readonly<Record<Frame, readonly SlotName[]>> = {
  shell: ['header.account', 'header.actions', 'shell.rail', 'shell.float', 'shell.footer'],
  signIn: ['signIn.help'],
  bare: [],
}

/** Slots that stand within one screen. */
const WITHIN: { readonly [S in ScreenId]?: readonly SlotName[] } = {
  login: ['signIn.providers'],
  register: ['signIn.providers'],
  'member.home': ['member.entries'],
}

/** The slots that a screen shows: those of its frame, and its own (`layouts/parts.ts`). */
export const slotsOn = (screen: ScreenId, frame: Frame): readonly SlotName[] => [
  ...IN_FRAME[frame],
  ...(WITHIN[screen] ?? []),
]
