import { registry } from '../../../src/app/registry.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { answersIn, chosenCodes } from '../inputs.ts'
import { siteFromAnswers } from '../resolve.ts'
import { compareSites } from './compareSites.ts'
import { comparisonLines } from './print.ts'

/** `compare <code> <code>`: the differences of two merchants. */
export const compare: Command = {
  name: 'compare',
  usage: '<code> <code>',
  summary:
    'What differs between two merchants: flags, settings, features, theme, texts, languages, layout, sections.',
  options: {},
  run: runCompare,
}

async function runCompare({ positionals, values }: Asked, out: Out): Promise<number> {
  const [one, other, more] = positionals
  if (!one || !other || more) throw new UsageError('Say which two merchants')
  const [a, b] = chosenCodes([one, other]).map((code) => siteFromAnswers(answersIn(code)))
  if (!a || !b) {
    out.error(`${a ? other : one}: its site does not resolve`)
    return 1
  }
  const comparison = compareSites(registry, a, b)
  if (values.json) out.line(JSON.stringify(comparison, null, 2))
  else for (const line of comparisonLines(comparison)) out.line(line)
  return 0
}
