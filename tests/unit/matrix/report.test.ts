import { describe, expect, it } from 'vitest'
import { cellText, withoutBoxes } from '../../matrix/rules/cellText.ts'
import { gallery } from '../../matrix/rules/gallery.ts'
import { lineDiff } from '../../matrix/rules/lineDiff.ts'
import type { CellRecord } from '../../matrix/rules/record.ts'
import { withoutOrigins } from '../../support/place.ts'

describe('the text of a cell', () => {
  const text = cellText({
    page: { width: 360, height: 900 },
    boxes: [{ name: 'header', x: 0, y: -4, width: 360, height: 56 }],
    buttons: 3,
    links: 2,
    aria: '- main:\n  - heading "Hi"\n',
  })

  it('is boxes, one a line, then what a screen reader finds', () => {
    expect(text).toBe(
      'page 360×900, 3 buttons, 2 links\n    x    y    w    h\n    0   -4  360   56  header\n\naria\n- main:\n  - heading "Hi"\n',
    )
  })

  it('can be compared without boxes', () => {
    expect(withoutBoxes(text)).toBe('- main:\n  - heading "Hi"\n')
  })

  it('does not say where it was taken', () => {
    expect(withoutOrigins('/url: http://acme.m1.localhost:4650/m/home')).toBe('/url: {origin}/m/home')
    expect(withoutOrigins('/url: https://acme.example/')).toBe('/url: https://acme.example/')
  })
})

describe('the gallery', () => {
  const well: CellRecord = {
    merchant: 'acme',
    visitor: 'guest',
    screen: 'home',
    findings: [],
    pictures: { now: 'acme/guest.home.webp' },
  }
  const changed: CellRecord = {
    ...well,
    screen: 'login',
    findings: ['the text has changed:\n- a'],
    pictures: { now: 'n.webp', before: 'b.webp', diff: 'd.webp' },
    text: lineDiff('a <b>', 'c'),
  }

  it('shows every cell, and what differs side by side', () => {
    const html = gallery([well, changed])
    expect(html).toContain('2 cells of 1 merchants, 1 with findings')
    for (const file of ['acme/guest.home.webp', 'n.webp', 'b.webp', 'd.webp'])
      expect(html).toContain(`src="${file}"`)
    expect(html).toContain('<del>- a &lt;b&gt;</del>')
    expect(html).toContain('<ins>+ c</ins>')
  })

  it('lets nothing of a page become its own markup', () => {
    const html = gallery([{ ...well, merchant: '<script>', findings: ['<img onerror=x>'] }])
    expect(html).not.toMatch(/<script>|<img onerror/)
  })
})
