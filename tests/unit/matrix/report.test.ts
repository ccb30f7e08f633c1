import { describe, expect, it } from 'vitest'
import { cellText, withoutBoxes } from '../../matrix/rules/cellText.ts'
import { gallery } from '../../matrix/rules/gallery.ts'
import { lineDiff } from '../../matrix/rules/lineDiff.ts'
import { missingShards, outcomeOf } from '../../matrix/rules/outcome.ts'
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

  it('offers what can be accepted, and only where somebody serves it', () => {
    const record: CellRecord = { ...changed, acceptable: ['acme/guest.login.webp'] }
    expect(gallery([record])).not.toContain('<form')
    expect(gallery([record], { accepted: new Set() })).toContain(
      '<button>Accept the change of acme: guest.login</button>',
    )
    expect(gallery([changed], { accepted: new Set() }), 'nothing to accept').not.toContain('<form')
    const after = gallery([record], { accepted: new Set(['acme/guest.login']) })
    expect(after).toContain('Accepted: it is the baseline now.')
    expect(after).not.toContain('<form')
  })

  it('says how the run ended with all of its shards, and which are missing', () => {
    const troubles = [
      {
        title: 'aurora speaks EN',
        file: 'languages.spec.ts',
        error: '\u001b[31mNo\u001b[39m <b>',
        again: false,
      },
    ]
    const html = gallery([well], { outcome: { passed: 3, failed: 1, troubles }, missing: ['2/3'] })
    expect(html).toContain('3 passed, 1 failed.')
    expect(html).toContain('aurora speaks EN (languages.spec.ts): failed<pre>No &lt;b&gt;</pre>')
    expect(html).toContain('Not in it: 2/3.')
  })
})

describe('a run of several shards', () => {
  it('is read from what Playwright reports of all of them', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'matrix.spec.ts',
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    })
    const report = {
      suites: [
        { specs: [spec('a', 'expected'), spec('b', 'unexpected', 'it is red')] },
        { suites: [{ specs: [spec('c', 'flaky', 'it was red'), spec('d', 'skipped')] }] },
      ],
    }
    expect(outcomeOf(report)).toEqual({
      passed: 2,
      failed: 1,
      troubles: [
        { title: 'b', file: 'matrix.spec.ts', error: 'it is red', again: false },
        { title: 'c', file: 'matrix.spec.ts', error: 'it was red', again: true },
      ],
    })
    expect(outcomeOf('nothing')).toEqual({ passed: 0, failed: 0, troubles: [] })
  })

  it('is whole when none of them is missing', () => {
    expect(missingShards(['1of3', '3of3'])).toEqual(['2/3'])
    expect(missingShards(['1of2', '2of2'])).toEqual([])
    expect(missingShards(['matrix'])).toEqual([])
  })
})
