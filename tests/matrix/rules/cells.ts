import { slotsOn } from '../../../scripts/merchant/places.ts'
import { EXPECTED_VISITORS, visitors } from '../../../scripts/merchant/visitors.ts'
import { isRecord } from '../../../src/json/read.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import type { ScreenDeclaration } from '../../../src/registry/feature.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { plan, type Registry } from '../../../src/registry/plan.ts'
import type { State } from '../states/state.ts'

/** The names of the visitors. */
export const VISITORS = EXPECTED_VISITORS
export type Visitor = (typeof VISITORS)[number]

/** Screens that replace the site. The back office's answers cause them. */
export const SITE_SCREENS = ['maintenance', 'accessDenied', 'domainUnavailable', 'siteError'] as const
export type SiteScreen = (typeof SITE_SCREENS)[number]

/** Feature ids that tests may rely on (docs/contract.md). Other values of `data-feature` do not count. */
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

/** Features inside a screen that replaces the site (docs/conformance.md § 2.4: the domain notice). */
const WITHIN: Partial<Record<SiteScreen, readonly string[]>> = {
  domainUnavailable: ['domainNotice'],
  siteError: ['domainNotice'],
}

/** The login data of a member. */
export interface Credentials {
  readonly userName: string
  readonly password: string
}

/** One merchant × visitor × screen, in its initial state or in one of its other states. */
export interface Cell {
  readonly merchant: string
  readonly visitor: Visitor
  readonly screen: ScreenId
  readonly path: string
  /** Platform language code; absent: the merchant's first. */
  readonly language?: string
  /** Ids of the contract's features that must be on this screen, and no others; sorted. */
  readonly expected: readonly string[]
  /** The member as whom the visitor logs in. */
  readonly member?: Credentials
  /** It has a picture baseline in addition to the text. */
  readonly picture: boolean
  /** The screen that replaces the site. */
  readonly standsIn?: SiteScreen
  /** Absent: the screen's initial state. */
  readonly state?: State
  /** The data of the member whom the state's steps refer to. */
  readonly about?: Readonly<Record<string, string>>
  /** Another cell with the same structure is audited for accessibility. Here only the text, the sizes, the targets and the picture are checked. */
  readonly brief?: boolean
  /** Another visitor's cell of the same screen and merchant is checked completely. Here only the text is checked. */
  readonly echo?: true
}

/** A merchant's folder, as far as the matrix reads it. */
export interface Folder {
  readonly code: string
  readonly expectations: Readonly<Record<string, unknown>>
  readonly members: Readonly<Record<string, unknown>>
  /** Its first language is right to left. Every screen has a picture, because the text does not show mirroring. */
  readonly mirrored?: boolean
  /** It represents its layout: every screen has a picture. */
  readonly model?: boolean
}

/** Screens with a picture for every merchant, by `visitor.screen`: only those whose appearance the text does not show. */
const PICTURES = new Set(['guest.home', 'guest.login', 'guest.register', 'guest.notFound'])

/** Visitors who together see every screen. */
const ON_EVERY_SCREEN: ReadonlySet<Visitor> = new Set(['guest', 'member'])

/** Forms that are mirrored like others with a picture, so their text is enough. */
const LIKE_OTHERS: ReadonlySet<ScreenId> = new Set(['addBankCard', 'addBankCardPix', 'feedback'])

/** The longest screen. Other visitors see no parts that guests and members do not see, so in a model its text is enough too. */
const KNOWN_IN_MODELS: ReadonlySet<ScreenId> = new Set(['home'])

/** Screens that show the run's own address as text and QR code. Only their states with a fixed link have pictures. */
const OF_THIS_RUN: ReadonlySet<ScreenId> = new Set(['inviteFriends', 'agentRegister'])

/** Screens that every merchant has, independent of its expectations. */
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
 * The cells of one merchant: its expectations, and the screens that every merchant has. Throws with the place if a folder
 * is invalid, because otherwise a cell could silently be left out.
 */
export function cellsOf(
  folder: Folder,
  screens: readonly Pick<ScreenDeclaration, 'id' | 'paths'>[],
  /** The features around a screen for a guest, if no expectation names them. */
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

/** The model merchants' cells show how an agent's screen differs from a member's; elsewhere text and features are enough. */
const isEcho = ({ visitor, screen, picture }: Cell, cells: readonly Cell[]): boolean =>
  !picture &&
  !ON_EVERY_SCREEN.has(visitor) &&
  cells.some((other) => other.screen === screen && ON_EVERY_SCREEN.has(other.visitor))

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** The member as whom a visitor logs in. Found by type, because the names differ between merchants. */
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

/** The contract features that the plan puts on a screen: the screen's own, and those in the slots of its frame. */
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

/** Selects a part of the matrix; an absent member selects everything. */
export interface CellFilter {
  readonly merchant?: string
  readonly screen?: string
  readonly visitor?: string
  /** The id of a state; `none`: the initial states. */
  readonly state?: string
}

const wants = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || wanted.split(',').includes(value)

/** The value of a cell that a filter is compared with. */
export const partOf = (cell: Cell, part: keyof CellFilter): string =>
  part === 'state' ? (cell.state?.id ?? 'none') : cell[part]

/** Whether a filter selects a cell. Each value may be several, separated by commas. */
export const matches = (cell: Cell, filter: CellFilter): boolean =>
  wants(filter.merchant, cell.merchant) &&
  wants(filter.screen, cell.screen) &&
  wants(filter.visitor, cell.visitor) &&
  wants(filter.state, partOf(cell, 'state'))
