import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../../src/app/registry.ts'
import { placeOf } from '../check/place.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { screensOf } from '../impact/impactOf.ts'
import { answersIn, chosenCodes } from '../inputs.ts'
import { hintAt } from '../near.ts'
import { siteFromAnswers } from '../resolve.ts'
import { textOf } from '../values.ts'
import { isVisitorName, VISITOR_NAMES, visitors } from '../visitors.ts'
import { explainAll, explainFeature } from './explainFeature.ts'
import { lineOf, type NamePlace, treeOf } from './print.ts'

/** `explain <code> [feature] --as … --on …`: why a feature is on or off. */
export const explainCommand: Command = {
  name: 'explain',
  usage: `<code> [feature] [--as ${VISITOR_NAMES.slice(0, 4).join('|')}|…] [--on <screen>]`,
  summary: 'Why a feature is, or is not, there: each gate, its value, and where it came from.',
  options: { as: { type: 'string' }, on: { type: 'string' } },
  run: runExplain,
}

async function runExplain({ positionals, values }: Asked, out: Out): Promise<number> {
  const [code, feature, more] = positionals
  if (!code || more) throw new UsageError('Say which merchant, and at most one feature')
  chosenCodes([code])
  const name = textOf(values.as) ?? 'guest'
  if (!isVisitorName(name)) throw new UsageError(`--as ${name}: ${hintAt(name, VISITOR_NAMES)}`)
  const screen = readScreen(textOf(values.on) ?? 'home')
  const answers = answersIn(code)
  const site = siteFromAnswers(answers)
  if (!site) {
    out.error(`${code}: its site does not resolve`)
    return 1
  }
  const question = { registry, site, who: visitors[name], screen, answers }
  const explained = feature ? [explainFeature(question, feature)] : explainAll(question)
  const known = explained.filter((one) => one !== undefined)
  if (feature && known.length === 0)
    throw new UsageError(
      `There is no feature ${feature}: ${hintAt(
        feature,
        registry.features.map(({ id }) => id),
      )}`,
    )
  if (values.json) {
    out.line(JSON.stringify({ merchant: code, as: name, on: screen, features: known }, null, 2))
    return 0
  }
  out.line(`${code}, as ${name} (${visitors[name].description}), on ${screen}`)
  for (const one of known)
    for (const line of feature ? treeOf(one, placeNamer(code)) : [lineOf(one)]) out.line(line)
  return 0
}

function readScreen(name: string) {
  const screens = screensOf(registry).map(({ id }) => id)
  const screen = screens.find((id) => id === name)
  if (!screen) throw new UsageError(`--on ${name}: ${hintAt(name, screens)}`)
  return screen
}

/** A place as file and line. */
const placeNamer =
  (code: string): NamePlace =>
  ({ call, pointer, ...source }) => {
    const path = join('wps', `${call}.json`)
    const file = `merchants/${code}/${path}`
    if (!('sent' in source)) return `${file} ${pointer}`
    return `${file}:${placeOf(readFileSync(join(MERCHANTS, code, path), 'utf8'), pointer).line} ${pointer}`
  }
