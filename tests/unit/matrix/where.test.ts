import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures, sideBySide } from '../../matrix/picture.ts'
import { cellText } from '../../matrix/rules/cellText.ts'
import { nearestPart, whereOf } from '../../matrix/rules/where.ts'

const TEXT = cellText({
  page: { width: 360, height: 780 },
  boxes: [
    { name: 'main [home]', x: 0, y: 56, width: 360, height: 700 },
    { name: 'header', x: 0, y: 0, width: 360, height: 56 },
    { name: 'section [banners]', x: 16, y: 72, width: 328, height: 160 },
  ],
  buttons: 1,
  links: 0,
  aria: '- button "12 34 56 78  banners"',
})

describe('what a picture’s failure says', () => {
  it('is the smallest named part around what changed', () => {
    expect(whereOf({ x: 20, y: 80, width: 10, height: 4 }, TEXT)).toBe('10×4 at 20,80, in section [banners]')
    expect(whereOf({ x: 20, y: 600, width: 10, height: 4 }, TEXT)).toBe('10×4 at 20,600, in main [home]')
  })

  it('is the part that has most of it where none has all, and no part where there is none', () => {
    expect(whereOf({ x: 0, y: 10, width: 360, height: 60 }, TEXT)).toMatch(/in header$/)
    expect(nearestPart({ x: 900, y: 0, width: 1, height: 1 }, [])).toBeUndefined()
  })

  it('is the area of all changed pixels, and both pictures of it beside each other', async () => {
    const canvas = { width: 100, height: 50, channels: 3, background: '#fff' } as const
    const dot = (left: number, top: number) => ({
      input: { create: { width: 2, height: 3, channels: 3, background: '#000' } } as const,
      left,
      top,
    })
    const before = await sharp({ create: canvas }).png().toBuffer()
    const now = await sharp({ create: canvas })
      .composite([dot(10, 5), dot(40, 20)])
      .png()
      .toBuffer()
    const { area, changed } = await comparePictures(before, now)
    expect(changed).toBe(12)
    expect(area).toEqual({ x: 10, y: 5, width: 32, height: 18 })
    if (!area) throw new Error('no area')
    const { width, height } = await sharp(await sideBySide(before, now, area)).metadata()
    expect({ width, height }).toEqual({ width: (42 + 12) * 2 + 8, height: 35 })
  })
})
