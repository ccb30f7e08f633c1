import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codesIn, MERCHANTS, siteIn } from '../../scripts/merchant/folder.ts'
import { slotsOn } from '../../scripts/merchant/places.ts'
import { factsOfVisitor, visitors } from '../../scripts/merchant/visitors.ts'
import { registry } from '../../src/app/registry.ts'
import { languageOf } from '../../src/i18n/languages.ts'
import { isRecord } from '../../src/json/read.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import { isTask } from '../../src/registry/taskScreens.ts'
import { auditOnce, type Build, type Frames } from './rules/audits.ts'
import { type Cell, cellsOf, type Folder, featuresAround, type Visitor } from './rules/cells.ts'
import { type Place, stateCellsOf } from './rules/stateCells.ts'
import { STATES } from './states/index.ts'

/** One merchant for each layout: all its screens have a picture, and its states are checked completely. */
export const MODELS: readonly string[] = ['aurora', 'manila', 'saigon']

/**
 * Merchants whose states have baselines, in order of preference. A new merchant represents its layout only in states that
 * none of these can have, so that it takes no state from them.
 */
export const BOUND: readonly string[] = [...MODELS, 'angkor', 'istanbul', 'karachi', 'seoul']

const screens = registry.features.flatMap(({ screens = [] }) => screens)

const frames: Frames = {
  around: (id) => {
    const { frame } = screens.find((screen) => screen.id === id) ?? { frame: 'shell' }
    return [...slotsOn(id, frame), isTask(id)].join(' ')
  },
  features: new Set(
    registry.features
      .filter(({ slots = {} }) => Object.keys(slots).some((slot) => /^(header|shell)\./.test(slot)))
      .map(({ id }) => id),
  ),
}

/** All cells of the merchants in a folder. A new merchant needs no code. */
export function readCells(root: string = MERCHANTS): readonly Cell[] {
  const places = codesIn(root).map((code) => placeOf(code, root))
  const buildOf = (merchant: string): Build => {
    const place = places.find(({ folder }) => folder.code === merchant)
    return { layout: place?.site.layout ?? '', direction: place?.folder.mirrored ? 'rtl' : 'ltr' }
  }
  const first = auditOnce(
    places.flatMap(({ cells }) => cells),
    buildOf,
    frames,
    BOUND,
  )
  return [...first, ...stateCellsOf(places, STATES, BOUND)]
}

function placeOf(code: string, root: string): Place {
  const site = siteIn(code, {}, root)
  const folder: Folder = {
    code,
    expectations: readJson(root, code, 'expectations.json'),
    members: readJson(root, code, 'members.json'),
    mirrored: languageOf(site.languages[0]).dir === 'rtl',
    model: MODELS.includes(code),
  }
  const pathOf = (id: ScreenId) => screens.find((screen) => screen.id === id)?.paths[0]
  const around = (screen: ScreenId, visitor: Visitor = 'guest') =>
    featuresAround(registry, factsOfVisitor(visitors[visitor], site, screen))
  return { folder, site, pathOf, around, cells: cellsOf(folder, screens, around) }
}

function readJson(root: string, code: string, file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(join(root, code, file), 'utf8'))
  if (!isRecord(value)) throw new Error(`merchants/${code}/${file} is not an object`)
  return value
}
