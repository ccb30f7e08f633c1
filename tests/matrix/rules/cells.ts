import { slotsOn } from '../../../scripts/merchant/places.ts'
import { EXPECTED_VISITORS, visitors } from '../../../scripts/merchant/visitors.ts'
import { isRecord } from '../../../src/json/read.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import type { ScreenDeclaration } from '../../../src/registry/feature.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { plan, type Registry } from '../../../src/registry/plan.ts'
import type { State } from '../states/state.ts'

/** Who looks at a screen, of those who have a name. */
export const VISITORS = EXPECTED_VISITORS
export type Visitor = (typeof VISITORS)[number]

/** Screens that stand in for the site; the back office brings them about. */
export const SITE_SCREENS = ['maintenance', 'accessDenied', 'domainUnavailable', 'siteError'] as const
export type SiteScreen = (typeof SITE_SCREENS)[number]

/** Feature ids that a test may hold on to (docs/contract.md); what else carries `data-feature` is furniture. */
export const CONTRACT_FEATURES: ReadonlySet<string> = new Set([
  'installPrompt',
  'iosGuide',
  'downloadBar',
  'appDownloadPrompt',
  'notificationPrompt',
  'secondFactor',
  'countryPicker',
  'captcha',
  'updatePrompt',
  'upgradePrompt',
  'chat',
  'customerService',
  'thirdPartySignIn',
  'loginChoose',
  'domainNotice',
  'miniGame',
  'announcements',
  'welcomeImage',
  'activityShortcut',
  'vipProgress',
  'gameFrame',
  'banners',
  'promotions',
  'gameLanes',
  'lottery',
  'languagePicker',
])

/** Features that stand within a screen that stands in for the site (docs/conformance.md § 2.4: the domain notice). */
const WITHIN: Partial<Record<SiteScreen, readonly string[]>> = {
  domainUnavailable: ['domainNotice'],
  siteError: ['domainNotice'],
}

/** What a test needs of a member of a merchant. */
export interface Credentials {
  readonly userName: string
  readonly password: string
}

/** One merchant × visitor × screen, as it is at first or in one of its states. */
export interface Cell {
  readonly merchant: string
  readonly visitor: Visitor
  readonly screen: ScreenId
  readonly path: string
  /** Ids of the contract's features that must be on this screen, and no others; sorted. */
  readonly expected: readonly string[]
  /** Whom the visitor logs in as. */
  readonly member?: Credentials
  /** A picture of it is kept, beside the text. */
  readonly picture: boolean
  /** The site is made to stand aside for this screen. */
  readonly standsIn?: SiteScreen
  /** Absent: the screen as it is at first. */
  readonly state?: State
  /** The member of whom the state's steps speak. */
  readonly about?: Readonly<Record<string, string>>
  /** Another cell of the same build is audited for accessibility: of this one what it says, that it fits, and its picture. */
  readonly brief?: boolean
  /** Somebody else's cell of the same screen of the same merchant is looked at whole: of this one only what it says. */
  readonly echo?: true
}

/** A merchant's folder, as far as the matrix reads it. */
export interface Folder {
  readonly code: string
  readonly expectations: Readonly<Record<string, unknown>>
  readonly members: Readonly<Record<string, unknown>>
  /** Its first language is read from right to left: a picture of every screen is kept, since text cannot see what is mirrored. */
  readonly mirrored?: boolean
  /** It stands for its layout: a picture of every screen is kept. */
  readonly model?: boolean
}

/** Screens of which a picture is kept, by `visitor.screen`: what text cannot see, and no more (figures). */
const PICTURES = new Set(['guest.home', 'guest.login', 'guest.register', 'guest.notFound'])

/** Visitors who between them see every screen. */
const ON_EVERY_SCREEN: ReadonlySet<Visitor> = new Set(['guest', 'member'])

/** Forms that are mirrored as others are, of which a picture is kept: their text will do. */
const LIKE_OTHERS: ReadonlySet<ScreenId> = new Set(['addBankCard', 'addBankCardPix', 'feedback'])

/** The longest screen, of which nobody has parts that neither a guest nor a member has: its words are enough in a model, too. */
const KNOWN_IN_MODELS: ReadonlySet<ScreenId> = new Set(['home'])

/** Screens that show the address of the run itself, in letters and as a code: states with a given link are pictured. */
const OF_THIS_RUN: ReadonlySet<ScreenId> = new Set(['inviteFriends', 'agentRegister'])

/** Screens that every merchant has, whatever its expectations say. */
const EVERYWHERE: readonly ScreenId[] = ['notFound', 'game']
const NOWHERE = '/m/nowhere'

/** A cell's name in files and reports. */
export const nameOf = ({ visitor, screen, state }: Pick<Cell, 'visitor' | 'screen' | 'state'>): string =>
  [visitor, screen, ...(state ? [state.id] : [])].join('.')

/** The title of its test. */
export const titleOf = ({
  merchant,
  visitor,
  screen,
  state,
}: Pick<Cell, 'merchant' | 'visitor' | 'screen' | 'state'>): string =>
  `${merchant}: ${visitor} sees ${screen}${state ? `, ${state.id}` : ''}`

const isVisitor = (name: string): name is Visitor => VISITORS.some((visitor) => visitor === name)

/**
 * The cells of one merchant: its expectations, and the screens that everyone has. Throws with the place where a folder
 * cannot be understood: a cell that silently is not tested would be worse.
 */
export function cellsOf(
  folder: Folder,
  screens: readonly Pick<ScreenDeclaration, 'id' | 'paths'>[],
  /** Features that stand around a screen for a guest, where no expectation says it. */
  around: (screen: ScreenId) => readonly string[],
): Cell[] {
  const { code, expectations, members, mirrored = false, model = false } = folder
  const place = `merchants/${code}/expectations.json`
  const { visitors: expected } = expectations
  if (!isRecord(expected)) throw new Error(`${place}: "visitors" is missing`)
  const pathOf = (id: ScreenId) => screens.find((screen) => screen.id === id)?.paths[0]

  const make = (visitor: Visitor, screen: ScreenId, path: string, expected: readonly string[]): Cell => {
    const member = memberFor(visitor, members)
    return {
      merchant: code,
      visitor,
      screen,
      path,
      expected: [...expected].sort(),
      picture:
        PICTURES.has(nameOf({ visitor, screen })) ||
        (ON_EVERY_SCREEN.has(visitor) &&
          !OF_THIS_RUN.has(screen) &&
          ((model && !SITE_SCREENS.some((one) => one === screen)) || (mirrored && !LIKE_OTHERS.has(screen)))),
      ...(member && { member }),
    }
  }

  const cells: Cell[] = []
  for (const [visitor, expectedScreens] of Object.entries(expected)) {
    if (!isVisitor(visitor)) throw new Error(`${place}: nobody knows the visitor ${visitor}`)
    if (!isRecord(expectedScreens)) throw new Error(`${place}: ${visitor} is not an object`)
    for (const [screen, features] of Object.entries(expectedScreens)) {
      const declared = screens.find(({ id }) => id === screen)
      if (!declared) continue
      if (!isListOfText(features)) throw new Error(`${place}: ${visitor} ${screen} is not a list of features`)
      cells.push(make(visitor, declared.id, declared.paths[0], features))
    }
  }
  for (const screen of EVERYWHERE) {
    const path = pathOf(screen) ?? (screen === 'notFound' ? NOWHERE : undefined)
    const known = cells.some((cell) => cell.visitor === 'guest' && cell.screen === screen)
    if (path && !known) cells.push(make('guest', screen, path, around(screen)))
  }
  for (const screen of SITE_SCREENS) {
    const path = pathOf('home') ?? '/m/home'
    cells.push({ ...make('guest', screen, path, WITHIN[screen] ?? []), standsIn: screen })
  }
  return cells.map((cell) => {
    const known = !model || KNOWN_IN_MODELS.has(cell.screen)
    return known && isEcho(cell, cells) ? { ...cell, echo: true } : cell
  })
}

/** What an agent's screen is beside a member's, a model merchant's cells show; elsewhere its words and features are enough. */
const isEcho = ({ visitor, screen, picture }: Cell, cells: readonly Cell[]): boolean =>
  !picture &&
  !ON_EVERY_SCREEN.has(visitor) &&
  cells.some((other) => other.screen === screen && ON_EVERY_SCREEN.has(other.visitor))

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** The member of a merchant whom a visitor logs in as: by what they are, since names are each merchant's own. */
export function memberFor(
  visitor: Visitor,
  { members }: Readonly<Record<string, unknown>>,
): Credentials | undefined {
  const type = visitors[visitor].member
  if (type === undefined) return undefined
  for (const member of Array.isArray(members) ? members : []) {
    if (!isRecord(member) || member.type !== type || member.secondFactor || member.passwordExpired) continue
    if ((member.firstTimeLogin === true) !== (visitor === 'newMember')) continue
    const { userName, password } = member
    if (typeof userName === 'string' && typeof password === 'string') return { userName, password }
  }
  return undefined
}

/** Contract features that the plan puts on a screen: the one whose screen it is, and the slots of its frame. */
export function featuresAround<Parts>(registry: Registry<Parts>, facts: Facts): string[] {
  const { slots, screens } = plan(registry, facts)
  const planned = screens.find(({ screen }) => screen.id === facts.route.screen)
  const frame = planned?.screen.frame ?? 'shell'
  const standing = slotsOn(facts.route.screen, frame)
  const parts = Object.entries(slots).flatMap(([slot, planned]) => {
    return standing.some((name) => name === slot) ? planned.map(({ feature }) => feature) : []
  })
  return [...new Set([...parts, ...(planned ? [planned.feature] : [])])].filter((id) =>
    CONTRACT_FEATURES.has(id),
  )
}

/** A part of the matrix; absent: all of it. */
export interface CellFilter {
  readonly merchant?: string
  readonly screen?: string
  readonly visitor?: string
  /** Of a state; `none`: the screens as they are at first. */
  readonly state?: string
}

const wants = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || wanted.split(',').includes(value)

/** What a filter compares a cell by. */
export const partOf = (cell: Cell, part: keyof CellFilter): string =>
  part === 'state' ? (cell.state?.id ?? 'none') : cell[part]

/** Whether a cell belongs to a part of the matrix; each word may name several, separated by commas. */
export const matches = (cell: Cell, filter: CellFilter): boolean =>
  wants(filter.merchant, cell.merchant) &&
  wants(filter.screen, cell.screen) &&
  wants(filter.visitor, cell.visitor) &&
  wants(filter.state, partOf(cell, 'state'))
