import { parseInert } from '../../ui/url/trusted.ts'
import { readableHtml } from '../shared/readableHtml.ts'
import { withBlanks } from './model/summary.ts'

/** Converts HTML to plain text. Parses it in a separate document, where no script runs and nothing loads. */
export function plainText(html: string): string {
  const { body } = parseInert(withBlanks(readableHtml(html)))
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe, svg'))
    silent.remove()
  return body.textContent ?? ''
}
