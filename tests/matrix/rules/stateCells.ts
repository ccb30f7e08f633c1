import { isRecord } from '../../../src/json/read.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Site } from '../../../src/site/site.ts'
import { addedBy, type State, type Wanted } from '../states/state.ts'
import { type Cell, type Folder, memberFor, SITE_SCREENS, type Visitor } from './cells.ts'

/** The parts of a merchant that its states depend on. */
export interface Place {
  readonly folder: Folder
  readonly site: Site
  /** Its cells of initial states. */
  readonly cells: readonly Cell[]
  readonly pathOf: (screen: ScreenId) => string | undefined
  /** The features around a screen, if no cell names them. */
  readonly around: (screen: ScreenId, visitor: Visitor) => readonly string[]
}

/**
 * The cells of all states. A state that depends on the layout, or that has a picture, is checked completely (accessibility,
 * picture) with one merchant of each layout that can have it: the first in `preferred`. Any other state looks the same
 * everywhere, so it is checked with one of these merchants, in turn. Merchants that are not in `preferred` are only used
 * for states that no other merchant can have, so that a new merchant takes no state from others. All states are checked
 * in brief from right to left. Other differences of merchants (flags, texts, themes) appear in the initial states.
 */
export function stateCellsOf(
  places: readonly Place[],
  states: readonly State[],
  preferred: readonly string[],
): Cell[] {
  return states.flatMap((state) => {
    const having = places.flatMap((place) => {
      const cell = cellOf(place, state)
      return cell ? [{ cell, layout: place.site.layout, mirrored: place.folder.mirrored === true }] : []
    })
    const bound = having.filter(({ cell }) => preferred.includes(cell.merchant))
    const rank = ({ cell }: (typeof having)[number]): number => preferred.indexOf(cell.merchant)
    const models = new Map<string, string>()
    for (const { cell, layout } of bound.length > 0 ? bound.sort((a, b) => rank(a) - rank(b)) : having)
      if (!models.has(layout)) models.set(layout, cell.merchant)
    const all = [...models.values()].sort()
    const whole =
      state.eachLayout || !state.noPicture ? all : all.filter((_, at) => at === turnOf(state, all))
    return having.flatMap(({ cell, mirrored }) => {
      const isModel = whole.includes(cell.merchant)
      if (!isModel && (state.modelsOnly || !mirrored)) return []
      return [{ ...cell, brief: !isModel || state.brief === true, picture: isModel && !state.noPicture }]
    })
  })
}

/** Which of these merchants tests a state. Depends on the state's name only, so that new states move no baseline. */
const turnOf = ({ id }: State, all: readonly string[]): number =>
  [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % Math.max(1, all.length)

function cellOf({ folder, site, cells, pathOf, around }: Place, state: State): Cell | undefined {
  const { screen, visitor = 'guest', seenAs = visitor, lacks = [] } = state
  if (state.where?.(site) === false) return undefined
  const about = state.member && wanted(state.member, folder.members)
  const member = memberFor(visitor, folder.members)
  const path = state.at ?? pathOf(SITE_SCREENS.some((one) => one === screen) ? 'home' : screen)
  if ((state.member && !about) || (visitor !== 'guest' && !member) || !path) return undefined
  const known = cells.find((cell) => cell.screen === screen && cell.visitor === seenAs && !cell.state)
  const first = known?.expected ?? around(screen, seenAs)
  return {
    merchant: folder.code,
    visitor,
    screen,
    path,
    expected: [...new Set([...first, ...addedBy(state, site)])].filter((id) => !lacks.includes(id)).sort(),
    picture: false,
    state,
    ...(about && { about }),
    ...(member && { member }),
  }
}

type Members = Folder['members']

/** The first member of a merchant who meets a state's condition: the text values of its data. */
export function wanted(what: Wanted, { members }: Members): Readonly<Record<string, string>> | undefined {
  const all = Array.isArray(members) ? members.filter(isRecord) : []
  const found = all.find((member) => {
    if (what === 'any') return isPlain(member)
    if (what === 'expired') return member.passwordExpired === true
    if (what === 'otherCurrency') return isPlain(member) && member.currency !== all[0]?.currency
    if (what === 'unguarded')
      return isRecord(member.loginFailure) && member.loginFailure.code === 'login_verify_required'
    const factors = isRecord(member.secondFactor) ? Object.keys(member.secondFactor) : []
    return (
      factors.length === what.factors.length &&
      what.factors.every((factor) => factors.some((one) => one === factor))
    )
  })
  if (!found) return undefined
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const isPlain = (member: Record<string, unknown>): boolean =>
  member.type === 0 &&
  !['secondFactor', 'passwordExpired', 'firstTimeLogin', 'loginFailure'].some((name) => member[name])
