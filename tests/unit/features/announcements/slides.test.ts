import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../../src/features/announcements/model/hash.ts'
import { slidesFor } from '../../../../src/features/announcements/model/slides.ts'

const GUEST = { member: false, firstLogin: false }
const of = (...announcements: object[]) => slidesFor({ announcements }, GUEST)

describe('the slides of the popup', () => {
  it('are the announcements of the group, in the order in which they were sent', () =>
    expect(
      of({ title: 'B', execution: 'B' }, { title: 'A', execution: 'A' }, { title: 'all' }).map(
        ({ title }) => title,
      ),
    ).toEqual(['B', 'all']))
  it('leave out what says nothing, and show twins once', () =>
    expect(
      of({ title: ' ' }, {}, { title: 'x', content: 'y' }, { id: 2, title: 'x', content: ' y ' }),
    ).toHaveLength(1))
  it('are known by title and content, whatever their id', () => {
    const [first] = of({ id: 1, title: 'x', content: 'y' })
    const [again] = of({ id: 2, title: 'x', content: 'y' })
    const [changed] = of({ id: 1, title: 'x', content: 'z' })
    expect(first?.hash).toBe(again?.hash)
    expect(first?.hash).not.toBe(changed?.hash)
  })
  it.each([
    ['ACTIVITY', true],
    ['PR', false],
    ['promotion', true],
    ['NOTICE', false],
    ['notice', false],
    ['', false],
    [undefined, false],
  ])('of promotionType %s: belongs to an activity is %s', (promotionType, activity) =>
    expect(of({ title: 'x', promotionType })[0]?.activity).toBe(activity),
  )
})

describe('the hash of an announcement', () => {
  it('is the same on every visit, and short', () => {
    expect(hashOf('Pix\n<p>now</p>')).toBe(hashOf('Pix\n<p>now</p>'))
    expect(hashOf('x'.repeat(1_000_000)).length).toBeLessThan(12)
  })
  it('tells texts apart that differ in a letter', () => {
    const hashes = Array.from({ length: 5000 }, (_, at) => hashOf(`announcement ${at}`))
    expect(new Set(hashes).size).toBe(5000)
  })
})
