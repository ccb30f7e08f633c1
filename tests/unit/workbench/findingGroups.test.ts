import { describe, expect, it } from 'vitest'
import { type Groupable, groupFindings, sizeOf } from '../../../src/workbench/model/findingGroups.ts'

const finding = (code: string, more: Partial<Groupable> = {}): Groupable => ({
  code,
  severity: 'error',
  merchant: 'acme',
  mend: `mend ${code}`,
  ...more,
})
const unmet = finding('expectation.unmet', { because: 'the home template has no section bannerCarousel' })
const slip = finding('section.unknown', { causes: ['bannerCarousel'] })

describe('findings by their cause', () => {
  it('are told with the cause first, and with it what comes of it, however many', () => {
    const other = finding('link.closed')
    const [first, second, ...more] = groupFindings([...Array(7).fill(unmet), other, slip])
    expect(first).toEqual({
      first: slip,
      more: [],
      follows: [{ first: unmet, more: Array(6).fill(unmet), follows: [] }],
    })
    expect(second?.first).toBe(other)
    expect(more).toEqual([])
  })

  it('of one kind and cause are one, and of another cause another', () => {
    const missing = (because: string) => finding('file.missing', { because })
    const groups = groupFindings([missing('games/'), missing('games/'), missing('logo.svg')])
    expect(groups.map(({ more }) => more.length)).toEqual([1, 0])
  })

  it('without a cause of their own begin with those without which there is hardly a site', () => {
    const codes = groupFindings([finding('link.closed'), finding('json.invalid')]).map(
      ({ first }) => first.code,
    )
    expect(codes).toEqual(['json.invalid', 'link.closed'])
  })

  it('that weigh more come first, and a slip weighs as much as what comes of it', () => {
    const flag = finding('flag.unknown', { severity: 'warning', causes: ['bannerCarousel'] })
    const groups = groupFindings([finding('a.b', { severity: 'note' }), finding('c.d'), unmet, flag])
    expect(groups.map(({ first }) => first.code)).toEqual(['flag.unknown', 'c.d', 'a.b'])
  })

  it('of another merchant come of nothing here, and the merchants stay in their order', () => {
    const elsewhere = { ...unmet, merchant: 'before' }
    const groups = groupFindings([elsewhere, slip])
    expect(groups.map(({ first, follows }) => [first.merchant, follows.length])).toEqual([
      ['before', 0],
      ['acme', 0],
    ])
  })

  it('take a whole name for a cause, not a part of one', () => {
    const because = 'flag CBS30 is off'
    const groups = groupFindings([
      finding('flag.unknown', { causes: ['CBS3'] }),
      finding('expectation.unmet', { because }),
    ])
    expect(groups).toHaveLength(2)
  })

  it('are all there, each once', () => {
    const all = [
      unmet,
      slip,
      finding('a.b'),
      finding('a.b', { because: 'x' }),
      finding('a.b', { severity: 'note' }),
      unmet,
    ]
    expect(groupFindings(all).reduce((sum, group) => sum + sizeOf(group), 0)).toBe(all.length)
  })

  it('takes twice as long for twice as many merchants, not four times', () => {
    const lookedAt = (merchants: number): number => {
      let looks = 0
      const findings = Array.from({ length: merchants * 10 }, (_, at) => ({
        code: `code${at % 10}`,
        severity: 'error' as const,
        merchant: `merchant${Math.floor(at / 10)}`,
        mend: '',
        get because() {
          looks += 1
          return 'a cause'
        },
      }))
      groupFindings(findings)
      return looks
    }
    expect(lookedAt(40)).toBe(2 * lookedAt(20))
  })
})
