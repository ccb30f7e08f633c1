import { parseInert } from '../../ui/url/trusted.ts'
import { readableHtml } from '../shared/readableHtml.ts'
import { withBlanks } from './model/summary.ts'

/** The words of a piece of HTML. It is parsed in a document of its own, where nothing runs and nothing loads. */
export function plainText(html: string): string {
  const { body } = parseInert(withBlanks(readableHtml(html)))
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe, svg'))
    silent.remove()
  return body.textContent ?? ''
}
