import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateMerchants, randomFrom } from '../../../scripts/bench/generate.ts'
import { median } from '../../../scripts/bench/median.ts'
import { createLine } from '../../../scripts/bench/network.ts'
import { largestPaintAt } from '../../../scripts/bench/paints.ts'
import { decide, impactOnAll, largestOf, readMerchants } from '../../../scripts/bench/rules.ts'
import { weightOf } from '../../../scripts/size/build.ts'
import { inlineScripts, weigh } from '../../../scripts/size/weigh.ts'

const MERCHANTS = join(import.meta.dirname, '../../../merchants')

describe('the bench', () => {
  it('takes the middle run, which one slow run does not move', () => {
    expect(median([5, 1, 900])).toBe(5)
    expect(median([9, 10, 100])).toBe(10)
    expect(median([1, 2, 3, 4])).toBe(2.5)
    expect(median([7])).toBe(7)
    expect(median([])).toBeNaN()
  })

  it('generates the same merchants in every run, and no two alike', () => {
    const real = readMerchants(MERCHANTS)
    const [once, again] = [generateMerchants(real, 40), generateMerchants(real, 40)]
    expect(once).toEqual(again)
    expect(new Set(once.map((merchant) => JSON.stringify(merchant))).size).toBe(40)
    expect(randomFrom(1)()).not.toBe(randomFrom(2)())
  })

  it('measures what a visit does: every generated merchant has a home', () => {
    const real = readMerchants(MERCHANTS)
    for (const merchant of generateMerchants(real, 60)) expect(decide(merchant)).toBeGreaterThan(0)
    expect(largestOf(real)).toBeDefined()
    const changed = impactOnAll(generateMerchants(real, 60))
    expect(changed, 'about half of them have the switch on').toBeGreaterThan(15)
    expect(changed).toBeLessThan(45)
  })

  it('takes what is drawn anew a hair larger for the same paint, and what is larger for a later one', () => {
    const paints = [
      { at: 220, size: 7067 },
      { at: 700, size: 7141 },
    ]
    expect(largestPaintAt(paints)).toBe(220)
    expect(largestPaintAt([...paints, { at: 900, size: 9000 }])).toBe(900)
    // A smaller and later picture of the live page is not the largest paint.
    expect(largestPaintAt([...paints, { at: 950, size: 100 }])).toBe(220)
    expect(largestPaintAt([])).toBeUndefined()
  })

  it('has one line that all answers share: who comes second waits for the first', () => {
    let now = 1_000
    const line = createLine(100, () => now)
    expect(line(100)).toBe(1_000)
    expect(line(50)).toBe(1_500)
    now = 9_000
    expect(line(10)).toBe(100)
  })
})

describe('the size', () => {
  const build = {
    chunks: [
      { file: '/m/assets/app.js', bytes: 100 },
      { file: '/m/assets/M1.js', bytes: 10 },
    ],
    inline: 1,
  }

  it('is the document’s own script and every file that was asked for', () => {
    expect(weightOf(['/m/assets/app.js', '/m/assets/M1.js'], build)).toBe(111)
    expect(() => weightOf(['/m/assets/gone.js'], build)).toThrow('/m/assets/gone.js')
  })

  it('counts scripts that stand in the document, and not those that it names', () => {
    const html =
      '<script type="module" src="/m/x.js"></script><script>one()</script><p></p><script>two()</script>'
    expect(inlineScripts(html)).toEqual(['one()', 'two()'])
  })

  it('is what a compressed file weighs on the wire', () => {
    expect(weigh('a'.repeat(10_000))).toBeLessThan(30)
  })
})
