import { causesOf } from './causes.ts'
import { causesHtml } from './causesPage.ts'
import { escaped, nameOf, PAGE_STYLE, picture } from './html.ts'
import type { Outcome } from './outcome.ts'
import type { CellRecord } from './record.ts'

/** Escape sequences of terminal colours. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The content of a gallery in addition to its cells. */
export interface Whole {
  /** The outcome of the run, of all its shards; absent: unknown. */
  readonly outcome?: Outcome
  /** The commit whose baselines are the ones before; absent: the cells are those of a run. */
  readonly since?: string
  /** Shards whose results are missing. */
  readonly missing?: readonly string[]
  /** Accepted cells (`merchant/visitor.screen`); absent: nothing can be accepted, because the page is a file. */
  readonly accepted?: ReadonlySet<string>
}

/** The gallery as one HTML document: a table of merchants and screens, the findings by cause, all pictures. Pure. */
export function gallery(records: readonly CellRecord[], whole: Whole = {}): string {
  const merchants = [...new Set(records.map(({ merchant }) => merchant))].sort()
  const bad = records.filter(({ findings }) => findings.length > 0)
  const count = `${records.length} cells of ${merchants.length} merchants`
  const summary = whole.since
    ? `${count} have changed since ${escaped(whole.since)}`
    : `${count}, ${bad.length} with findings`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The matrix: ${summary}</title>
<style>${PAGE_STYLE}</style>
${whole.accepted ? '<script src="accept.js" defer></script>' : ''}
<main>
<h1>The matrix</h1>
<p>${summary}.</p>
${runOf(whole)}
${overview(records, merchants)}
${bad.length > 0 ? causesHtml(causesOf(records), whole.accepted) : ''}
${merchants.map((merchant) => shelf(merchant, records)).join('')}
</main>
</html>
`
}

const anchorOf = (record: CellRecord): string => escaped(`${record.merchant}.${nameOf(record)}`)

function overview(records: readonly CellRecord[], merchants: readonly string[]): string {
  const names = [...new Set(records.map(nameOf))]
  const mark = (name: string, merchant: string): string => {
    const record = records.find((candidate) => candidate.merchant === merchant && nameOf(candidate) === name)
    if (!record) return '<td>'
    const { length } = record.findings
    return `<td><a href="#${anchorOf(record)}"${length > 0 ? ' class="bad"' : ''}>${length > 0 ? `✗ ${length}` : '✓'}</a>`
  }
  const head = merchants.map((merchant) => `<th>${escaped(merchant)}`).join('')
  const rows = names.map(
    (name) => `<tr><th>${escaped(name)}${merchants.map((merchant) => mark(name, merchant)).join('')}`,
  )
  return `<table><tr><th>${head}${rows.join('')}</table>`
}

/** The outcome of the whole run, including tests that are not cells. */
function runOf({ outcome, missing = [] }: Whole): string {
  const gap = missing.length > 0 ? `<p class="bad">Not in it: ${escaped(missing.join(', '))}.</p>` : ''
  if (!outcome) return gap
  const { passed, failed, troubles } = outcome
  const lines = troubles.map(({ title, file, error, again }) => {
    const how = again ? 'passed at the second try' : 'failed'
    return `<li>${escaped(title)} (${escaped(file)}): ${how}<pre>${escaped(stripped(error))}</pre>`
  })
  return `${gap}<h2>The run</h2><p>${passed} passed, ${failed} failed.</p>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}`
}

/** Removes terminal colours. */
const stripped = (text: string): string => text.replace(COLOURS, '')

function shelf(merchant: string, records: readonly CellRecord[]): string {
  const cells = records
    .filter((record) => record.merchant === merchant && record.pictures.now)
    .map((record) => `<div id="${anchorOf(record)}">${picture(record.pictures.now, nameOf(record))}</div>`)
  return `<h2>${escaped(merchant)}</h2><div class="cells">${cells.join('')}</div>`
}
