import { describe, expect, it } from 'vitest'
import { SPLASH_SIZES, splashAddress, splashFile, splashMedia } from '../../../src/app/splash.ts'

const PRO = { width: 402, height: 874, ratio: 3 }

describe('the start-up pictures of iPhones', () => {
  it('are upright, and no two are for the same screen', () => {
    expect(SPLASH_SIZES.every(({ width, height }) => width < height)).toBe(true)
    expect(new Set(SPLASH_SIZES.map((size) => splashMedia(size))).size).toBe(SPLASH_SIZES.length)
    expect(new Set(SPLASH_SIZES.map((size) => splashFile(size, 'dark'))).size).toBe(SPLASH_SIZES.length)
  })

  it.each([
    '750x1334',
    '828x1792',
    '1125x2436',
    '1242x2688',
    '1170x2532',
    '1284x2778',
    '1179x2556',
    '1290x2796',
    '1206x2622',
    '1260x2736',
    '1320x2868',
  ])('are there for %s', (pixels) => {
    expect(SPLASH_SIZES.map((size) => splashFile(size, 'light'))).toContain(`${pixels}-light.png`)
  })

  it('are found by the screen, in device pixels, for the running merchant', () => {
    expect(splashAddress(PRO, 'dark', 'a&b')).toBe('/m/splash/1206x2622-dark.png?merchantCode=a%26b')
    expect(splashMedia(PRO)).toBe(
      '(device-width: 402px) and (device-height: 874px) and (-webkit-device-pixel-ratio: 3) and (orientation: portrait)',
    )
    expect(splashMedia(PRO, 'dark')).toMatch(/ and \(prefers-color-scheme: dark\)$/)
  })
})
