// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEEPEST, type Rich, richOf } from '../../../../src/features/shared/rich.ts'

const links = {
  link: (text: string) => (text.startsWith('https://') || text.startsWith('/m/') ? text : undefined),
  picture: (text: string) => (text.startsWith('/m/') ? text : undefined),
}
const read = (html: string) => richOf(new DOMParser().parseFromString(html, 'text/html').body, links)

/** Simplified HTML, for comparison: `src` and `href` have no attribute names. */
const written = (parts: readonly Rich[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.tag === 'br') return '<br>'
      if (part.tag === 'img') return `<img ${part.src}>`
      const open = part.tag === 'a' ? `a ${part.href}` : part.tag
      return `<${open}>${written(part.children)}</${part.tag}>`
    })
    .join('')

describe('what a back office writes as HTML', () => {
  it.each([
    ['<p>Play <strong>now</strong></p>', '<p>Play <strong>now</strong></p>'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<h1>Title</h1>', '<h3>Title</h3>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<font color="red">words</font>', 'words'],
    ['<div><p>inner</p></div>', '<p>inner</p>'],
    ['a<br>b', 'a<br>b'],
    ['<a href="https://x.test/">x</a>', '<a https://x.test/>x</a>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<img src="/m/a.svg" onerror="alert(1)">', '<img /m/a.svg>'],
    ['<img src="https://evil.test/a.png">', ''],
    ['<script>alert(1)</script><style>*{}</style>safe', 'safe'],
    ['<object data="x"></object><svg><script>1</script></svg>', ''],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
  ])('%s becomes %s', (html, kept) => expect(written(read(html))).toBe(kept))

  it('is only words where it is nested too deeply', () => {
    const html = `${'<em>'.repeat(DEEPEST + 20)}deep${'</em>'.repeat(DEEPEST + 20)}`
    const text = written(read(html))
    expect(text.split('<em>').length - 1).toBe(DEEPEST)
    expect(text).toContain('deep')
  })

  it('never keeps a tag, a link or a picture that is not allowed', () => {
    const allowed = /^(?:p|h3|ul|ol|li|strong|em|table|tbody|tr|th|td|blockquote|a|img|br)$/
    const check = (part: Rich): void => {
      if (typeof part === 'string') return
      expect(part.tag).toMatch(allowed)
      if (part.tag === 'a') expect(links.link(part.href)).toBe(part.href)
      if (part.tag === 'img') expect(links.picture(part.src)).toBe(part.src)
      if ('children' in part) part.children.forEach(check)
    }
    const tag = fc.constantFrom(
      'p',
      'script',
      'a href="javascript:1"',
      'a href="/m/x"',
      'img src="//e.test"',
      'svg',
      'b',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, fc.string()), { maxLength: 12 }), (pieces) => {
        read(pieces.map(([name, text]) => `<${name}>${text}`).join('')).forEach(check)
      }),
      { numRuns: 50 },
    )
  })
})
