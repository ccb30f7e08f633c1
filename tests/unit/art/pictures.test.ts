import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawBanner } from '../../../scripts/art/banner.ts'
import { readBrief, readJson } from '../../../scripts/art/brief.ts'
import { defaultBrief } from '../../../scripts/art/defaults.ts'
import { drawIcon } from '../../../scripts/art/icons.ts'
import { readLanes } from '../../../scripts/art/lanes.ts'
import { drawLogo } from '../../../scripts/art/logo.ts'
import { picturesOf } from '../../../scripts/art/pictures.ts'
import { readXml } from './readXml.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const merchants = join(root, 'merchants')
const codes = readdirSync(merchants).filter(
  (code) => readJson(merchants, code, 'pictures', 'art.json') !== undefined,
)

const draw = (code: string) => {
  const lanes = readLanes(readJson(merchants, code, 'wps', 'relay', 'GCSGAME_newGameVendor.json'))
  return picturesOf(
    code,
    readBrief(readJson(merchants, code, 'pictures', 'art.json')),
    lanes.games,
    lanes.vendors,
  )
}

/** The picture paths below /m/merchants/<code>/ in a merchant's answers. */
const named = (code: string): string[] => {
  const files = readdirSync(join(merchants, code), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.map((file) => readFileSync(join(merchants, code, file), 'utf8'))
  return [
    ...new Set(
      texts.flatMap((text) =>
        Array.from(
          text.matchAll(/\/m\/merchants\/([a-z0-9-]+)\/([\w./-]+\.(?:svg|png))/g),
          ([, owner, file]) => (owner === code && file ? file : ''),
        ).filter(Boolean),
      ),
    ),
  ]
}

describe.each(codes)('the pictures of %s', (code) => {
  const pictures = draw(code)

  it('are well formed, refer to nothing outside and hold nothing that runs', () => {
    const faults = pictures.flatMap(({ file, svg }) =>
      readXml(svg).faults.map((fault) => `${file}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('are the same every time', () => {
    expect(draw(code)).toEqual(pictures)
  })

  it('lie in the folder as they are drawn', () => {
    const stale = pictures.filter(({ file, svg }) => {
      const path = join(merchants, code, 'pictures', `${file}.svg`)
      return !existsSync(path) || readFileSync(path, 'utf8') !== svg
    })
    expect(stale.map(({ file }) => file)).toEqual([])
  })

  it('are all there that the merchant’s answers name', () => {
    const missing = named(code).filter((file) => !existsSync(join(merchants, code, 'pictures', file)))
    expect(missing).toEqual([])
  })

  it('have lettering that every phone draws alike: no text elements outside the cards', () => {
    const texts = pictures.filter(
      ({ file, svg }) =>
        !/^games\/|^popups\/welcome-2$/.test(file) &&
        readXml(svg).elements.some(({ name }) => name === 'text'),
    )
    expect(texts.map(({ file }) => file)).toEqual([])
  })

  it('have icons as PNG at the size their name says, below 25 kB', () => {
    for (const { file, png } of pictures) {
      if (png === undefined) continue
      const bytes = readFileSync(join(merchants, code, 'pictures', `${file}.png`))
      expect([file, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([file, png, png])
      expect(bytes.length).toBeLessThan(25_000)
    }
  })
})

describe('a merchant of two colours and a name', () => {
  const brief = readBrief({
    name: 'Karachi',
    brand: '#046A38',
    accent: '#E9D8A6',
    shape: 'nonsense',
    pictures: { 'banners/x': { backdrop: 'moon' } },
  })

  it('gets logos, icons and cards, and what its brief has wrong is left out', () => {
    const files = picturesOf('karachi', brief, [{ code: 'GEM1', title: 'ہیرے' }], ['RNG']).map(
      ({ file, svg }) => {
        expect(readXml(svg).faults).toEqual([])
        return file
      },
    )
    expect(files).toEqual(
      expect.arrayContaining(['logo', 'mark', 'icons/icon-512-maskable', 'vendors/RNG', 'games/GEM1']),
    )
    expect(files).not.toContain('banners/x')
  })

  it('gets banners, welcome images and promotions without a word about them', () => {
    for (const shape of ['round', 'sharp', 'soft'] as const) {
      const given = {
        name: 'Bosphorus Şans',
        brand: '#00A3AD',
        accent: '#1d3f8f',
        shape,
        scheme: 'light',
      } as const
      const pictures = picturesOf('x', readBrief(defaultBrief(given)), [], [])
      expect(pictures.flatMap(({ svg }) => readXml(svg).faults)).toEqual([])
      expect(pictures.filter(({ file }) => /^(banners|popups|promotions)\//.test(file))).toHaveLength(9)
    }
  })

  it('gets a wordmark in any script', () => {
    const svg = drawLogo({
      name: 'کراچی',
      brand: '#046A38',
      accent: '#E9D8A6',
      style: 'soft',
      variant: 'wordmark',
      scheme: 'light',
    })
    expect(readXml(svg).faults).toEqual([])
    expect(svg).toContain('کراچی')
  })

  it('gets a banner in any script', () => {
    const svg = drawBanner({
      code: 'x',
      palette: brief,
      shape: 'round',
      backdrop: 'sunrise',
      subject: 'gems',
      words: { title: ['កម្ពុជា', 'R&D <1>'], figure: '៥០%' },
      width: 1080,
      height: 540,
    })
    expect(readXml(svg).faults).toEqual([])
  })
})

describe('a maskable icon', () => {
  it('bleeds to every edge and keeps its mark within the middle four fifths', () => {
    const svg = drawIcon({
      name: 'Karachi',
      brand: '#046A38',
      accent: '#E9D8A6',
      style: 'sharp',
      size: 512,
      maskable: true,
    })
    const { elements } = readXml(svg)
    expect(elements.some(({ name }) => name === 'clipPath')).toBe(false)
    const scale = Number(
      /scale\(([\d.]+)\)/.exec(
        elements.find(({ attributes }) => attributes.transform?.startsWith('translate(256 256)'))?.attributes
          .transform ?? '',
      )?.[1],
    )
    // A mark extends at most 62 units from its centre; the safe zone's radius is 204.8.
    expect(scale * 62).toBeLessThanOrEqual(204.8)
  })
})
