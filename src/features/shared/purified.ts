import DOMPurify from 'dompurify'
import { readableHtml } from './readableHtml.ts'
import { RICH_ATTRIBUTES, RICH_TAGS, type SentNode, SILENT_TAGS } from './rich.ts'

/** After it no frameset takes the place of the body, without which nothing can be read; it goes with what is not allowed. */
const WITH_BODY = '<wbr>'

/** HTML as text without anything that acts; null where the browser cannot do it. */
export const harmless = (html: string): string | null =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html) : null

/**
 * A back office's HTML without anything that acts: only the tags and attributes of `rich.ts` are left. It stands in a
 * document of its own, where nothing runs and nothing loads, and it is read there, never shown.
 */
export function purified(html: string): SentNode {
  // Where the browser cannot do it, nothing is let through.
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
