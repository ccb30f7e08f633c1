import { registry } from '../../../src/app/registry.ts'
import { describeFlag, describeSetting } from '../catalogue.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { codesIn, MERCHANTS } from '../folder.ts'
import { answersIn, chosenCodes } from '../inputs.ts'
import { hintAt } from '../near.ts'
import { textOf, textsOf } from '../values.ts'
import { isVisitorName, VISITOR_NAMES, type VisitorName } from '../visitors.ts'
import { readChange, sentenceOf, type WantedChange } from './changes.ts'
import { merchantImpact } from './merchantImpact.ts'
import type { PictureReport } from './pictures.ts'
import { linesOf, type MerchantImpact } from './print.ts'

/** `impact <code…|--all> --set CBS3=off …`: the effect of a change, before it is made. */
export const impact: Command = {
  name: 'impact',
  usage:
    '<code…> | --all  --set CBS3=off [--set welcome_image_wait=-1] [--set mobileTemplate=M2] [--as guest,member] [--pictures] [--merchants <folder>]',
  summary:
    'For every merchant and visitor: what appears and disappears when flags, settings or the layout change.',
  options: {
    all: { type: 'boolean' },
    set: { type: 'string', multiple: true },
    as: { type: 'string' },
    pictures: { type: 'boolean' },
    merchants: { type: 'string' },
  },
  run: runImpact,
}

async function runImpact({ positionals, values }: Asked, out: Out): Promise<number> {
  const changes = textsOf(values.set).map(readChange)
  if (changes.length === 0) throw new UsageError('Say what to change: --set CBS3=off')
  if (!values.all && positionals.length === 0) throw new UsageError('Say which merchants, or --all')
  const root = textOf(values.merchants) ?? MERCHANTS
  const codes = values.all ? codesIn(root) : chosenCodes(positionals, root)
  const visitors = readVisitors(textOf(values.as))
  const impacts: MerchantImpact[] = []
  let failed = 0
  for (const code of codes) {
    const impact = impactIn(code, root, changes, visitors)
    if (typeof impact !== 'string') impacts.push(impact)
    else {
      failed += 1
      out.error(`${code}: ${impact}`)
    }
  }
  const report = values.pictures ? await reportOf(impacts, changes, out) : undefined
  if (values.pictures && !report) failed += 1
  if (values.json) {
    out.line(
      JSON.stringify(
        { set: changes.map(sentenceOf), merchants: impacts, ...(report && { report }) },
        null,
        2,
      ),
    )
  } else {
    for (const line of changes.map(introduction)) out.line(line)
    for (const impact of impacts) out.line(`\n${linesOf(impact).join('\n')}`)
    if (report) out.line(`\n${report.different} of ${report.compared} pictures differ: ${report.page}`)
  }
  return failed > 0 ? 1 : 0
}

/** The pictures; undefined where there are none. Only this imports the browser. */
async function reportOf(
  impacts: readonly MerchantImpact[],
  changes: readonly WantedChange[],
  out: Out,
): Promise<PictureReport | undefined> {
  try {
    const { picturesOf } = await import('./pictures.ts')
    return await picturesOf(impacts, changes, out)
  } catch (error) {
    out.error(`No pictures: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

function impactIn(
  code: string,
  root: string,
  changes: readonly WantedChange[],
  visitors: readonly VisitorName[] | undefined,
): MerchantImpact | string {
  try {
    return merchantImpact(registry, answersIn(code, root), changes, visitors) ?? 'its site does not resolve'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function readVisitors(said: string | undefined): readonly VisitorName[] | undefined {
  return said?.split(',').map((name) => {
    if (!isVisitorName(name)) throw new UsageError(`--as ${name}: ${hintAt(name, VISITOR_NAMES)}`)
    return name
  })
}

function introduction(change: WantedChange): string {
  if (change.kind === 'layout') return sentenceOf(change)
  const { title, description } =
    change.kind === 'flag' ? describeFlag(change.name) : describeSetting(change.name)
  return `${sentenceOf(change)}  ${title}. ${description}`
}
