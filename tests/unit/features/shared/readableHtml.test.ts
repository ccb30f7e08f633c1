import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MOST_HTML,
  MOST_OPEN,
  MOST_TAGS,
  readableHtml,
} from '../../../../src/features/shared/readableHtml.ts'

const tags = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0

describe('as much of a back office’s HTML as is read in a moment', () => {
  it('is all of what anybody would write', () => {
    const html = `<div>${'<p>many <b>words</b> <img src="a.png"><br>'.repeat(900)}</div>`
    expect(readableHtml(html)).toBe(html)
  })

  it('lets paragraphs, items and cells go without their ends', () => {
    const html = `<ul>${'<li>one'.repeat(500)}</ul><table>${'<tr><td>1<td>2'.repeat(500)}</table>${'<p>x'.repeat(500)}`
    expect(readableHtml(html)).toBe(html)
  })

  it.each([
    ['open tags', '<b><i>x'],
    ['tables in tables', '<table><tr><td>'],
    ['capitals and slashes', '<B/ id="1"><I\n>x'],
    ['ends of others', '<div></span>'],
  ])('ends where too much stands open: %s', (_, piece) => {
    const read = readableHtml(piece.repeat(20_000))
    expect(tags(read)).toBeLessThanOrEqual(MOST_OPEN * 3)
    expect(read.length).toBeGreaterThan(0)
  })

  it('ends where there are too many elements, whatever the count of open ones is led to believe', () => {
    expect(tags(readableHtml('<b title="</b>">'.repeat(6000)))).toBe(MOST_TAGS)
  })

  it('is never more than its most, and always how it began', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '/', 'b', '>', ' ', 'P', '"'), maxLength: 400 }),
        (html) => {
          const read = readableHtml(html.repeat(400))
          expect(read.length).toBeLessThanOrEqual(MOST_HTML)
          expect(html.repeat(400).startsWith(read)).toBe(true)
          expect(tags(read)).toBeLessThanOrEqual(MOST_TAGS)
        },
      ),
      { numRuns: 50 },
    )
  })
})
