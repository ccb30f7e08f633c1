import { type DiffLine, shortDiff } from './lineDiff.ts'
import type { Outcome } from './outcome.ts'
import type { CellRecord } from './record.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Escape sequences of terminal colours. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The styles of a page with pictures. */
export const PAGE_STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  h2 { margin-block-start: 48px; border-block-start: 2px solid; padding-block-start: 12px; }
  .cells { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
  figure { margin: 0; max-inline-size: 100%; }
  figcaption { font-weight: 600; }
  .cells img { inline-size: 200px; border: 1px solid gray; display: block; }
  .changed { margin-block: 24px; padding: 16px; border: 2px solid #c22; border-radius: 8px; }
  .changed img { inline-size: 300px; max-inline-size: 30vw; border: 1px solid gray; display: block; }
  .bad { color: #c22; }
  button { font: inherit; padding: 10px 16px; min-block-size: 44px; cursor: pointer; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  pre { overflow-x: auto; padding: 12px; background: color-mix(in srgb, currentColor 8%, transparent); white-space: pre-wrap; }
  ins { text-decoration: none; background: #2a82; display: block; }
  del { text-decoration: none; background: #c223; display: block; }
  table { border-collapse: collapse; } td, th { padding: 4px 12px; border: 1px solid gray; text-align: start; }
`

/** The content of a gallery in addition to its cells. */
export interface Whole {
  /** The outcome of the run, of all its shards; absent: unknown. */
  readonly outcome?: Outcome
  /** Shards whose results are missing. */
  readonly missing?: readonly string[]
  /** Accepted cells (`merchant/visitor.screen`); absent: nothing can be accepted, because the page is a file. */
  readonly accepted?: ReadonlySet<string>
}

/** The gallery as one HTML document: a table of merchants and screens, the differences side by side, all pictures. Pure. */
export function gallery(records: readonly CellRecord[], whole: Whole = {}): string {
  const merchants = [...new Set(records.map(({ merchant }) => merchant))].sort()
  const bad = records.filter(({ findings }) => findings.length > 0)
  const summary = `${records.length} cells of ${merchants.length} merchants, ${bad.length} with findings`
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
${bad.length > 0 ? `<h2>Findings</h2>${bad.map((record) => changed(record, whole.accepted)).join('')}` : ''}
${merchants.map((merchant) => shelf(merchant, records)).join('')}
</main>
</html>
`
}

const nameOf = ({ visitor, screen, state }: CellRecord): string =>
  [visitor, screen, ...(state ? [state] : [])].join('.')
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

/** A picture with its caption; empty if there is no picture. */
export function picture(file: string | undefined, caption: string): string {
  if (!file) return ''
  const name = escaped(caption)
  return `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${escaped(file)}" alt="${name}"></figure>`
}

function changed(record: CellRecord, accepted: Whole['accepted']): string {
  const { findings, pictures, text } = record
  // Only the first line: the text difference itself is shown below the list.
  const said = findings.map((finding) => `<li>${escaped(finding.split('\n')[0] ?? '')}`).join('')
  const side = pictures.before
    ? picture(pictures.before, 'before') + picture(pictures.now, 'now') + picture(pictures.diff, 'difference')
    : picture(pictures.now, 'now')
  return `<section class="changed"><h3>${escaped(record.merchant)}: ${escaped(nameOf(record))}</h3><ul>${said}</ul><div class="cells">${side}</div>${text ? textDiff(text) : ''}${accepted ? acceptance(record, accepted) : ''}</section>`
}

/** A form, so that it works without scripts. The label names the cell, because a page has many such forms. */
function acceptance(record: CellRecord, accepted: ReadonlySet<string>): string {
  if (!record.acceptable?.length) return ''
  const key = `${record.merchant}/${nameOf(record)}`
  if (accepted.has(key)) return '<p>Accepted: it is the baseline now.</p>'
  const what = record.acceptable.some((file) => file.endsWith('.webp')) ? 'picture' : 'text'
  return `<form method="post" action="accept" data-accept><input type="hidden" name="cell" value="${escaped(key)}"><button>Accept the new ${what} of ${escaped(record.merchant)}: ${escaped(nameOf(record))}</button><p role="status"></p></form>`
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

function textDiff(lines: readonly DiffLine[]): string {
  const shown = shortDiff(lines).split('\n')
  const html = shown.map((line) => {
    const text = escaped(line)
    if (line.startsWith('+')) return `<ins>${text}</ins>`
    return line.startsWith('-') ? `<del>${text}</del>` : `${text}\n`
  })
  return `<pre>${html.join('')}</pre>`
}

function shelf(merchant: string, records: readonly CellRecord[]): string {
  const cells = records
    .filter((record) => record.merchant === merchant && record.pictures.now)
    .map((record) => `<div id="${anchorOf(record)}">${picture(record.pictures.now, nameOf(record))}</div>`)
  return `<h2>${escaped(merchant)}</h2><div class="cells">${cells.join('')}</div>`
}
