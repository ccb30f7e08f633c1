import type { Locator } from '@playwright/test'

/**
 * Finds content that announcements must not contain: other elements or attributes than the allowed ones, links to other
 * protocols than HTTP, and external links without a new tab and `noopener`.
 */
export const actingParts = (within: Locator): Promise<string[]> =>
  within.evaluate((box) => {
    const tags = /^(?:H3|P|DIV|UL|OL|LI|STRONG|EM|TABLE|THEAD|TBODY|TR|TH|TD|BLOCKQUOTE|A|IMG|BR|SPAN)$/
    const attributes = /^(?:class|href|target|rel|src|alt|loading|hidden|data-followed)$/
    const found: string[] = []
    for (const element of box.querySelectorAll('article *')) {
      if (!tags.test(element.nodeName)) found.push(element.outerHTML.slice(0, 200))
      for (const { name } of element.attributes)
        if (!attributes.test(name)) found.push(`${element.nodeName} ${name}`)
      if (!(element instanceof HTMLAnchorElement)) continue
      const isOut = element.origin !== location.origin
      if (!/^https?:$/.test(element.protocol)) found.push(element.href)
      if (isOut && (element.target !== '_blank' || !/noopener/.test(element.rel)))
        found.push(element.outerHTML)
    }
    return found
  })
