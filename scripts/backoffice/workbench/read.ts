import { flagCatalogue } from '../../../src/generated/flags.ts'
import { readPhone } from '../../../src/workbench/model/link.ts'
import type { Phone } from '../../../src/workbench/model/state.ts'
import type { Bench, Expectation } from '../../../src/workbench/model/wire.ts'
import { EXPECTED_VISITORS } from '../../merchant/visitors.ts'
import { isRecord, type JsonRecord, text } from '../json.ts'
import { WorkbenchProblem } from './problem.ts'

/** Readers that validate the page's data before use. Each throws WorkbenchProblem. */

const worldPattern = /^wb-[a-z0-9-]{1,28}$/

export const readPatch = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

export const readPhoneOf = (value: unknown): Phone => {
  const phone = readPhone(value)
  if (!phone) throw new WorkbenchProblem('"phone" is none.')
  return phone
}

export const readFlag = (value: unknown): string => {
  const flag = text(value)
  if (!Object.hasOwn(flagCatalogue, flag)) throw new WorkbenchProblem(`There is no flag ${flag}.`)
  return flag
}

/** A list of texts; anything else in it is left out. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** A world of the workbench. Commands cannot reach other worlds. */
export const readWorld = (value: unknown): string => {
  const world = text(value)
  if (!worldPattern.test(world)) throw new WorkbenchProblem('"world" is not one of the workbench.')
  return world
}

export const readBench = (body: JsonRecord): Bench => ({
  world: readWorld(body.world),
  phone: readPhoneOf(body.phone),
  patch: readPatch(body.patch),
  clock: typeof body.clock === 'number' && Number.isSafeInteger(body.clock) ? body.clock : 0,
  fresh: body.fresh === true,
})

/** The decisions that a phone reports, by feature. */
export const readDecided = (value: unknown): Record<string, { on: boolean; because: string }> => {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([id, one]) =>
    isRecord(one)
      ? [[id, { on: one.on === true, because: text(one.because).replace(/^(on|off): /, '') }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

export const readExpectation = (body: JsonRecord): Omit<Expectation, 'merchant'> => {
  const visitor = EXPECTED_VISITORS.find((one) => one === body.visitor)
  const { features } = body
  if (!visitor || !Array.isArray(features) || !features.every((one) => typeof one === 'string'))
    throw new WorkbenchProblem('That is no expectation.')
  return { visitor, screen: text(body.screen), features }
}
