import { parseInert } from '../../ui/url/trusted.ts'
import { readableHtml } from '../shared/readableHtml.ts'

const SILENT = 'script, style, template, noscript, iframe, object, embed, svg, math, title, textarea, select'

/**
 * The words of what an operator wrote, which may be HTML: parsed in a document of its own, where nothing runs and nothing
 * loads, and read as text. Paragraphs and line breaks stay.
 */
export function plainText(html: string): string {
  const { body } = parseInert(readableHtml(html))
  for (const silent of body.querySelectorAll(SILENT)) silent.remove()
  for (const end of body.querySelectorAll('br, p, div, li, h1, h2, h3, h4, h5, h6')) end.append('\n')
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n')
  return (body.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
