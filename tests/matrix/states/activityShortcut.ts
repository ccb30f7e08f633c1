import { DIALOG, feature } from './parts.ts'
import type { State } from './state.ts'

/** The sheet of the floating button, for sites that have one. */
export const activityShortcutStates: readonly State[] = [
  {
    id: 'shortcut',
    screen: 'home',
    where: ({ activityShortcut, layout }) => activityShortcut !== undefined && layout === 'M2',
    before: { shortcut: true },
    steps: [{ press: feature('activityShortcut') }],
    shows: DIALOG,
  },
  {
    id: 'shortcutOfMember',
    screen: 'home',
    visitor: 'member',
    noPicture: true,
    where: ({ activityShortcut }) => activityShortcut !== undefined,
    before: { shortcut: true },
    steps: [{ press: feature('activityShortcut') }],
    shows: DIALOG,
  },
]
