import { type CauseGroup, commandOf } from './causes.ts'
import { escaped, keyOf, nameOf, picture, textDiff } from './html.ts'
import type { CellRecord } from './record.ts'

/** Accepted cells; absent: nothing can be accepted, because the page is a file. */
type Accepted = ReadonlySet<string> | undefined

/** The findings of a run by cause: the first cell of each cause at large, the others small. Pure. */
export function causesHtml(groups: readonly CauseGroup[], accepted: Accepted): string {
  const cells = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`
  const list = groups.map(
    ({ cause, records }, index) =>
      `<li><a href="#cause-${index + 1}">${escaped(cause)}</a>: ${cells(records.length)}`,
  )
  const sections = groups.map((group, index) => {
    const [example, ...others] = group.records
    return `<section class="changed" id="cause-${index + 1}"><h3>${escaped(group.cause)}: ${cells(group.records.length)}</h3>${example ? large(example) : ''}${othersOf(others)}${acceptance(group, accepted)}</section>`
  })
  return `<h2>Findings, by cause</h2><ol>${list.join('')}</ol>${sections.join('')}`
}

function large(record: CellRecord): string {
  const { findings, pictures, text } = record
  // Only the first line: the text difference itself is shown below the list.
  const said = findings.map((finding) => `<li>${escaped(finding.split('\n')[0] ?? '')}`).join('')
  const side = pictures.before
    ? framed(record, pictures.before, 'before') +
      framed(record, pictures.now, 'now') +
      picture(pictures.diff, 'difference')
    : picture(pictures.now, 'now')
  return `<h4>${title(record)}</h4><ul>${said}</ul>${command(record)}<div class="cells">${side}</div>${text ? textDiff(text) : ''}`
}

/** The other cells with the same cause. */
function othersOf(records: readonly CellRecord[]): string {
  if (records.length === 0) return ''
  const cells = records.map(
    (record) =>
      `<div>${framed(record, record.pictures.now, `${record.merchant}: ${nameOf(record)}`) || title(record)}${command(record)}</div>`,
  )
  return `<details><summary>The others</summary><div class="cells small">${cells.join('')}</div></details>`
}

const title = (record: CellRecord): string => `${escaped(record.merchant)}: ${escaped(nameOf(record))}`
const command = (record: CellRecord): string => `<code>${escaped(commandOf(record))}</code>`

/** A picture with a frame around each area that has changed. */
function framed({ areas = [], size }: CellRecord, file: string | undefined, caption: string): string {
  const plain = picture(file, caption)
  if (!size || areas.length === 0 || plain === '') return plain
  const frames = areas.map(
    ({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  )
  const svg = `<svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${frames.join('')}</svg>`
  return plain.replace('</figure>', `${svg}</figure>`)
}

/** A form, so that it works without scripts. The label names the cells, because a page has many such forms. */
function acceptance({ cause, records }: CauseGroup, accepted: Accepted): string {
  const changed = records.filter(({ acceptable = [] }) => acceptable.length > 0)
  const open = changed.filter((record) => !accepted?.has(keyOf(record)))
  const [only] = open
  if (!accepted || changed.length === 0) return ''
  if (!only)
    return `<p>Accepted: ${changed.length === 1 ? 'it is the baseline' : 'they are the baselines'} now.</p>`
  const fields = open.map((record) => `<input type="hidden" name="cell" value="${escaped(keyOf(record))}">`)
  const what =
    open.length === 1
      ? `the change of ${title(only)}`
      : `the changes of ${open.length} cells: ${escaped(cause)}`
  return `<form method="post" action="accept" data-accept>${fields.join('')}<button>Accept ${what}</button><p role="status"></p></form>`
}
