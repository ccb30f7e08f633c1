import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { lookOf } from '../../../src/app/look.ts'
import { registry } from '../../../src/app/registry.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import type { Problem, ProblemSource } from '../../../src/site/problem.ts'
import type { Finding } from '../../../src/workbench/model/wire.ts'
import type { JsonRecord } from '../json.ts'
import { BrokenFile } from '../jsonFiles.ts'
import type { Merchant } from '../merchants.ts'
import { MANIFEST_FILE, STATUS_FILE } from './documents.ts'
import type { WorkbenchOptions } from './serve.ts'
import { APP_DOWNLOAD_FILE, siteOf } from './site.ts'

const FILES: Partial<Record<ProblemSource, string>> = {
  manifest: MANIFEST_FILE,
  theme: MANIFEST_FILE,
  home: MANIFEST_FILE,
  pwa: MANIFEST_FILE,
  texts: 'texts',
  appDownload: APP_DOWNLOAD_FILE,
}

/** Where a template's JSON stands in the manifest: it is one string, and its own pointer leads on within it. */
const templateOf = (source: ProblemSource): string =>
  ['theme', 'home', 'pwa'].includes(source) ? `/templates/parameters/${source}` : ''

const placeIn = (text: string, pointer: string): { line: number; column: number } | undefined => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const tree = parseTree(text)
  const node =
    tree &&
    findNodeAtLocation(
      tree,
      steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    )
  if (!node) return undefined
  const before = text.slice(0, node.offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Of what is only said for completeness, and takes nothing away. */
const HARMLESS: ReadonlySet<string> = new Set(['flag.unknown', 'setting.unknown', 'answer.missing'])

/**
 * What is wrong with a merchant's folder under a patch, by the rules that the app runs. The one door to the merchant tool's
 * check: whoever asks for findings asks here.
 */
export const findingsOf = async (
  { merchants, schemas }: Pick<WorkbenchOptions, 'merchants' | 'schemas'>,
  merchant: Merchant,
  patch: JsonRecord = {},
): Promise<Finding[]> => {
  const broken = (file: string, means: string): Finding => ({
    code: 'file.broken',
    severity: 'error',
    file,
    pointer: '',
    means,
    mend: 'Make it JSON again: an editor shows where it ends to be.',
  })
  if (merchant.broken) return [broken('merchant.json', merchant.broken)]
  try {
    const site = await siteOf(merchants, merchant, patch)
    if (!site) {
      const means = 'Players see that the site cannot be shown: the status has no merchant code.'
      const mend = 'Write "merchantCode" into it.'
      return [{ code: 'site.unusable', severity: 'error', file: STATUS_FILE, pointer: '', means, mend }]
    }
    const findings: Finding[] = []
    for (const problem of [...site.problems, ...lookOf(site, layoutOf(registry, site), false).problems])
      findings.push(await fromProblem(problem))
    const members = schemas.check('members', await merchants.read(merchant, 'members.json'))
    if (members) {
      const mend = 'The schema says what belongs there: schemas/members.schema.json.'
      findings.push({
        ...{ code: 'schema', severity: 'error', file: 'members.json', pointer: '' },
        ...{ means: members, mend },
      })
    }
    return findings
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    return [broken(error.message.slice(merchant.folder.length + 1).split(' ')[0] ?? '', error.message)]
  }

  async function fromProblem({ code, source, pointer, sent, instead }: Problem): Promise<Finding> {
    const file = FILES[source] ?? STATUS_FILE
    const inFile = templateOf(source) || pointer
    const text = (await merchants.files.load(`${merchant.folder}/${file}`))?.body?.toString('utf8')
    const place = text === undefined ? undefined : placeIn(text, inFile)
    return {
      code,
      severity: HARMLESS.has(code) ? 'warning' : 'error',
      file,
      pointer: templateOf(source) ? `${source}${pointer}` : pointer,
      ...place,
      means: `${sent === undefined ? 'What is there' : sent} is not used. In its place: ${instead}.`,
      mend: MENDS[code] ?? 'The schema of this answer says what belongs there.',
    }
  }
}

const MENDS: Partial<Record<Problem['code'], string>> = {
  'theme.token': 'Write a CSS colour (hex, rgb(), hsl(), oklch()), or one of the words of the schema.',
  'json.invalid': 'The template is JSON in a string: every quotation mark within it needs a backslash.',
  'flag.unknown': 'Take it out, or add it to schemas/whitelabel-flags.schema.json.',
  'setting.unknown': 'Take it out, or add it to schemas/settings.schema.json.',
  'layout.unknown': 'There are M1, M2 and M3.',
  'section.unknown': 'Take the section out, or write its type as schemas/home-template.schema.json has it.',
  'section.options': 'Set the option as the schema of this section says, or leave it out.',
  'url.refused': 'Write an address that begins with https: or with a slash.',
  'service.undecodable': 'Encode the address again (contract, section 5).',
  'language.unknown': 'Write the platform’s code of a language that the app speaks.',
}
