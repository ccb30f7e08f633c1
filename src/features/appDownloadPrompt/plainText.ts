import { parseInert } from '../../ui/url/trusted.ts'
import { readableHtml } from '../shared/readableHtml.ts'

const SILENT = 'script, style, template, noscript, iframe, object, embed, svg, math, title, textarea, select'

/**
 * The plain text of an operator's text, which may be HTML. It is parsed in a separate document, where no script runs and nothing
 * loads. Paragraphs and line breaks are kept.
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
