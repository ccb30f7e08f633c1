import DOMPurify from 'dompurify'
import { readableHtml } from './readableHtml.ts'
import { RICH_ATTRIBUTES, RICH_TAGS, type SentNode, SILENT_TAGS } from './rich.ts'

/** After it no frameset takes the place of the body, without which nothing can be read; it goes with what is not allowed. */
const WITH_BODY = '<wbr>'

/** Removes active content from HTML. Null: the browser does not support it. */
export const harmless = (html: string): string | null =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html) : null

/**
 * Sanitises HTML from the back office: keeps only the tags and attributes of `rich.ts`. The result is in a separate
 * document, where nothing runs or loads. It is read there and never shown.
 */
export function purified(html: string): SentNode {
  // If the browser does not support it, the result is empty.
  if (!DOMPurify.isSupported) return document.createElement('body')
  return DOMPurify.sanitize(WITH_BODY + readableHtml(html), {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: [...RICH_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...SILENT_TAGS],
    RETURN_DOM: true,
  })
}
