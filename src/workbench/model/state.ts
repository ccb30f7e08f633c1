import type { JsonRecord } from './mergePatch.ts'

/** The device of a phone, as far as the app detects it. */
export const DEVICES = ['android', 'ios', 'installed', 'inApp'] as const
export const SCHEMES = ['light', 'dark'] as const
export const NETWORKS = ['fast', 'slow', 'offline'] as const
/** Whether prompts (install, download, announcements) count as declined before, as in the matrix. */
export const PROMPTS = ['declined', 'asked'] as const
/** Whether announcements may be shown: like the prompts, or marked as read at every load. */
export const ANNOUNCEMENTS = ['asPrompts', 'read'] as const
export const DIRECTIONS = ['own', 'mirrored'] as const
/** CSS pixels, width × height. */
export const SIZES = ['320x640', '360x780', '390x844', '430x932', '768x1024'] as const
export const TABS = ['settings', 'theme', 'home', 'why', 'calls', 'member', 'history', 'drafts'] as const
export const VIEWS = ['phones', 'catalogue', 'bulk'] as const

export type Tab = (typeof TABS)[number]

/** Nobody is logged in. Any other visitor is a fixture member's user name. */
export const GUEST = 'guest'
export const MOST_PHONES = 4

/** One phone: a merchant and the conditions of the visit. */
export interface Phone {
  readonly merchant: string
  /** {@link GUEST}, or a user name of the merchant's members.json. */
  readonly who: string
  readonly device: (typeof DEVICES)[number]
  readonly scheme: (typeof SCHEMES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  readonly network: (typeof NETWORKS)[number]
  readonly prompts: (typeof PROMPTS)[number]
  readonly announcements: (typeof ANNOUNCEMENTS)[number]
  readonly size: (typeof SIZES)[number]
  /** Platform language code; '': as the app chooses. */
  readonly language: string
  /** A commit of git: the merchant is shown as it was then. '': as it is now, with the operator's changes. */
  readonly at: string
  /** The address at which it starts, from `/m/` on. */
  readonly path: string
}

/** Everything that a link holds. */
export interface BenchState {
  /** The merchant whose configuration is edited. */
  readonly merchant: string
  readonly view: (typeof VIEWS)[number]
  readonly tab: Tab
  readonly phones: readonly Phone[]
  /** Index of the phone that the tabs Why, Calls and Member show. */
  readonly active: number
  /** Merchant code → merge patch over its {@link Documents}; without an entry the folder is used unchanged. */
  readonly changes: Readonly<Record<string, JsonRecord>>
  /** A draft of the merchant that is shown when the link is opened; ''. */
  readonly draft: string
  /** Merchants that are chosen for a change of many. */
  readonly chosen: readonly string[]
  /** That change, as in `merchant set`: `CBS3=off`. */
  readonly bulk: readonly string[]
  /** Offset of the clock, ms. */
  readonly clock: number
}

export const firstPhone = (merchant: string): Phone => ({
  merchant,
  who: GUEST,
  device: 'android',
  scheme: 'light',
  direction: 'own',
  network: 'fast',
  prompts: 'declined',
  announcements: 'asPrompts',
  size: '360x780',
  language: '',
  at: '',
  path: '/m/home',
})

export const emptyBench: BenchState = {
  merchant: '',
  view: 'phones',
  tab: 'settings',
  phones: [],
  active: 0,
  changes: {},
  draft: '',
  chosen: [],
  bulk: [],
  clock: 0,
}

/** The visitors of expectations.json (`tests/matrix`). */
export type ExpectedVisitor = 'guest' | 'newMember' | 'member' | 'agent' | 'type4' | 'inApp' | 'installed'

interface Who {
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The matrix visitor that a phone corresponds to; undefined for none. */
export function visitorOf(
  { device, prompts, direction, network, at }: Phone,
  member: Who | undefined,
): ExpectedVisitor | undefined {
  if (prompts !== 'declined' || direction !== 'own' || network !== 'fast' || device === 'ios' || at !== '')
    return undefined
  if (!member) return device === 'android' ? 'guest' : device
  if (device !== 'android') return undefined
  if (member.type === 4) return 'type4'
  if (member.type === 1) return 'agent'
  if (member.type !== 0) return undefined
  return member.firstTimeLogin ? 'newMember' : 'member'
}
