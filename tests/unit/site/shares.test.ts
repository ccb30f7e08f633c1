import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideShares, isInShare, memberHash, numberOf, readShare } from '../../../src/site/shares.ts'
import { siteFrom } from '../../support/merchants.ts'

const VISITORS = 10_000
const TOLERANCE = 0.02
/** Ids as browsers make them: sixteen random bytes, here from a fixed sequence. */
const ids = Array.from({ length: VISITORS }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex').slice(0, 32),
)
const visitor = fc.record({ id: fc.string() })
const percent = fc.integer({ min: 0, max: 100 })
const withFlags = (whitelabelVal: object) => siteFrom({ info: { whitelabelVal } })

describe('a share of visitors', () => {
  it('is the same for a visitor at every visit', () => {
    fc.assert(
      fc.property(fc.string(), visitor, percent, (name, who, share) => {
        const first = isInShare(name, { percent: share }, who)
        expect(isInShare(name, { percent: share }, { ...who })).toBe(first)
      }),
    )
    // Written down: another number would move every visitor to another side.
    expect([numberOf('CBS3', 'a'.repeat(32)), numberOf('REWCEN3', 'a'.repeat(32))]).toEqual([63, 87])
  })

  it('keeps a visitor who is in a smaller share in every larger one', () => {
    fc.assert(
      fc.property(fc.string(), visitor, percent, percent, (name, who, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        if (isInShare(name, { percent: small }, who))
          expect(isInShare(name, { percent: large }, who)).toBe(true)
      }),
    )
  })

  it('is nobody at 0 % and everybody at 100 %', () => {
    fc.assert(
      fc.property(fc.string(), visitor, (name, who) => {
        expect(isInShare(name, { percent: 0 }, who)).toBe(false)
        expect(isInShare(name, { percent: 100 }, who)).toBe(true)
      }),
    )
  })

  it.each([1, 5, 20, 50, 80, 99])(
    'of %s percent has that part of ten thousand visitors, within two points',
    (share) => {
      for (const name of ['CBS3', 'REWCEN3', 'GOOGLELOGIN3']) {
        const inside = ids.filter((id) => isInShare(name, { percent: share }, { id })).length
        expect(Math.abs(inside / VISITORS - share / 100)).toBeLessThan(TOLERANCE)
      }
    },
  )

  it('of one flag says nothing about the share of another', () => {
    const chat = ids.filter((id) => isInShare('CBS3', { percent: 50 }, { id }))
    const both = chat.filter((id) => isInShare('REWCEN3', { percent: 50 }, { id }))
    expect(Math.abs(both.length / chat.length - 0.5)).toBeLessThan(TOLERANCE)
  })

  it('spreads ids that differ in one digit only', () => {
    const near = Array.from({ length: VISITORS }, (_, index) => `visitor${index}`)
    const inside = near.filter((id) => isInShare('CBS3', { percent: 20 }, { id })).length
    expect(Math.abs(inside / VISITORS - 0.2)).toBeLessThan(TOLERANCE)
  })
})

describe('a list of members', () => {
  it('has exactly its members, and no guest', () => {
    const share = { members: [memberHash('1001'), memberHash('1002')] }
    const who = (id: string) => ({ id: 'x', member: memberHash(id) })
    expect(isInShare('CBS3', share, who('1001'))).toBe(true)
    expect(isInShare('CBS3', share, who('1003'))).toBe(false)
    expect(isInShare('CBS3', share, { id: 'x' })).toBe(false)
  })

  it('names nobody: a hash has sixteen digits, and another one for each of many ids', () => {
    const hashes = new Set(ids.map(memberHash))
    expect(hashes.size).toBe(new Set(ids).size)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('a flag with a share', () => {
  it('is off until a visitor is known, then on or off for that visitor', () => {
    const site = withFlags({ CBS3: '20%', REWCEN3: true })
    expect(site.problems).toEqual([])
    expect(site.shares).toEqual({ CBS3: { percent: 20 } })
    expect(site.flags).toMatchObject({ CBS3: false, REWCEN3: true })
    const inside = ids.find((id) => numberOf('CBS3', id) < 20) ?? ''
    const outside = ids.find((id) => numberOf('CBS3', id) >= 20) ?? ''
    expect(decideShares(site, { id: inside }).flags).toMatchObject({ CBS3: true, REWCEN3: true })
    expect(decideShares(site, { id: outside }).flags.CBS3).toBe(false)
    expect(decideShares(site, undefined).flags.CBS3).toBe(false)
    expect(decideShares(site, 'everyone').flags.CBS3).toBe(true)
  })

  it('costs a site without shares nothing: it stays the same object', () => {
    const site = withFlags({ CBS3: true })
    expect(site.shares).toBeUndefined()
    expect(decideShares(site, { id: 'x' })).toBe(site)
  })

  it.each([
    ['20'],
    ['20 %'],
    ['200%'],
    ['-1%'],
    ['20.5%'],
    ['%'],
    ['NaN%'],
    [[7]],
    [['alice']],
    [[['0123456789abcdef']]],
    [{ percent: 20 }],
    [['0123456789ABCDEF']],
  ])('is off, and a problem, where it is malformed: %j', (sent) => {
    const site = withFlags({ CBS3: sent })
    expect(decideShares(site, 'everyone').flags.CBS3).toBe(false)
    expect(site.problems).toMatchObject([{ code: 'value.invalid', pointer: '/info/whitelabelVal/CBS3' }])
    expect(readShare(sent)).toBeUndefined()
  })
})
