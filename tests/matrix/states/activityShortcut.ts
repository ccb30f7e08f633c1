import { DIALOG, feature } from './parts.ts'
import type { State } from './state.ts'

/** What the floating button opens, where a site has one. */
export const activityShortcutStates: readonly State[] = [
  {
    id: 'shortcut',
    screen: 'home',
    where: ({ activityShortcut, layout }) => activityShortcut !== undefined && layout === 'M2',
    steps: [{ press: feature('activityShortcut') }],
    shows: DIALOG,
  },
  {
    id: 'shortcutOfMember',
    screen: 'home',
    visitor: 'member',
    noPicture: true,
    where: ({ activityShortcut }) => activityShortcut !== undefined,
    steps: [{ press: feature('activityShortcut') }],
    shows: DIALOG,
  },
]
