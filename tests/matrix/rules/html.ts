import { type DiffLine, shortDiff } from './lineDiff.ts'
import type { CellRecord } from './record.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The styles of a page with pictures. */
export const PAGE_STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  h2 { margin-block-start: 48px; border-block-start: 2px solid; padding-block-start: 12px; }
  .cells { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
  figure { position: relative; margin: 0; max-inline-size: 100%; }
  figcaption { font-weight: 600; }
  .cells img { inline-size: 200px; border: 1px solid gray; display: block; }
  .changed { margin-block: 24px; padding: 16px; border: 2px solid #c22; border-radius: 8px; }
  .changed figure { inline-size: min(300px, 30vw); }
  .changed .small figure { inline-size: 140px; }
  .changed img { box-sizing: border-box; inline-size: 100%; }
  .small > div { inline-size: 160px; }
  .small figcaption { overflow-wrap: anywhere; }
  figure > svg { position: absolute; inset: auto 0 0; inline-size: 100%; pointer-events: none; }
  rect { fill: none; stroke: #f0f; stroke-width: 2; vector-effect: non-scaling-stroke; }
  code { display: block; padding-block: 4px; font-size: 13px; overflow-wrap: anywhere; user-select: all; }
  summary { min-block-size: 44px; align-content: center; cursor: pointer; }
  .bad { color: #c22; }
  button { font: inherit; padding: 10px 16px; min-block-size: 44px; cursor: pointer; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  pre { overflow-x: auto; padding: 12px; background: color-mix(in srgb, currentColor 8%, transparent); white-space: pre-wrap; }
  ins { text-decoration: none; background: #2a82; display: block; }
  del { text-decoration: none; background: #c223; display: block; }
  table { border-collapse: collapse; } td, th { padding: 4px 12px; border: 1px solid gray; text-align: start; }
`

export const nameOf = ({ visitor, screen, state }: CellRecord): string =>
  [visitor, screen, ...(state ? [state] : [])].join('.')

/** A cell's name in a report and in file names: `aurora/guest.home`. */
export const keyOf = (record: CellRecord): string => `${record.merchant}/${nameOf(record)}`

/** A picture with its caption; empty if there is no picture. */
export function picture(file: string | undefined, caption: string): string {
  if (!file) return ''
  const name = escaped(caption)
  return `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${escaped(file)}" alt="${name}"></figure>`
}

export function textDiff(lines: readonly DiffLine[]): string {
  const shown = shortDiff(lines).split('\n')
  const html = shown.map((line) => {
    const text = escaped(line)
    if (line.startsWith('+')) return `<ins>${text}</ins>`
    return line.startsWith('-') ? `<del>${text}</del>` : `${text}\n`
  })
  return `<pre>${html.join('')}</pre>`
}
