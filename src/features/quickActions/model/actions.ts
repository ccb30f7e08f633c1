import type { ScreenId } from '../../../registry/ids.ts'
import type { QuickAction } from '../../../site/home.ts'
import type { Target } from '../../../ui/Go.tsx'

/** The screens behind the actions that have one. */
const SCREENS: Readonly<Partial<Record<QuickAction, ScreenId>>> = {
  deposit: 'voucherCenter',
  withdraw: 'withdraw',
  rewards: 'rewardCenter',
}

export interface Possibilities {
  /** The path of a screen that this visitor's plan has. */
  readonly pathOf: (screen: ScreenId) => string | undefined
  /** Flag REWCEN3. */
  readonly rewards: boolean
  /** Where the referral action leads whoever is here. */
  readonly referral: Target
  readonly service: Target
  readonly download: Target
}

/** The actions that can be done here and now, in the template's order, each once. */
export function actionsOf(
  items: readonly QuickAction[],
  possible: Possibilities,
): readonly { readonly id: QuickAction; readonly target: Exclude<Target, undefined> }[] {
  return [...new Set(items)].flatMap((id) => {
    const target = targetOf(id, possible)
    return target ? [{ id, target }] : []
  })
}

function targetOf(id: QuickAction, possible: Possibilities): Target {
  if (id === 'service') return possible.service
  if (id === 'download') return possible.download
  if (id === 'invite') return possible.referral
  if (id === 'rewards' && !possible.rewards) return undefined
  const screen = SCREENS[id]
  const to = screen && possible.pathOf(screen)
  return to ? { to } : undefined
}
