import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { acceptAll } from '../../../scripts/matrix/accept.ts'
import { comparePictures } from '../../matrix/picture.ts'
import { areasOf, SQUARE } from '../../matrix/rules/areas.ts'
import { causeOf, causesOf, commandOf } from '../../matrix/rules/causes.ts'
import { causesHtml } from '../../matrix/rules/causesPage.ts'
import { lineDiff } from '../../matrix/rules/lineDiff.ts'
import type { CellRecord } from '../../matrix/rules/record.ts'

const cell = (screen: string, more: Partial<CellRecord> = {}): CellRecord => ({
  merchant: 'acme',
  visitor: 'guest',
  screen,
  findings: ['the picture has changed: 7 pixels'],
  pictures: { now: `acme/guest.${screen}.webp`, before: 'before.webp' },
  acceptable: [`acme/guest.${screen}.webp`],
  ...more,
})

/** A picture of a page with a button of this colour. */
const page = (button: string, left: number) =>
  sharp({ create: { width: 360, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 100, height: 44, channels: 3, background: button } }, left, top: 60 },
    ])
    .png()
    .toBuffer()

describe('what has changed in a picture', () => {
  it('is framed, area by area', async () => {
    const { areas, size, exchanges } = await comparePictures(
      await page('#7c3aed', 16),
      await page('#0ea5e9', 16),
    )
    expect(areas).toEqual([{ x: 16, y: 48, width: 112, height: 64 }])
    expect(size).toEqual({ width: 360, height: 200 })
    expect(exchanges).toEqual([{ from: '#7c3aed', to: '#0ea5e9', share: 1 }])
  })

  it.each([
    ['none', [], []],
    ['one square', [0], [{ x: 0, y: 0, width: SQUARE, height: SQUARE }]],
    ['squares that touch at a corner', [0, 5], [{ x: 0, y: 0, width: 2 * SQUARE, height: 2 * SQUARE }]],
    [
      'squares at two ends of neighbouring rows',
      [3, 4],
      [
        { x: 3 * SQUARE, y: 0, width: SQUARE, height: SQUARE },
        { x: 0, y: SQUARE, width: SQUARE, height: SQUARE },
      ],
    ],
  ])('has these areas: %s', (_, squares, areas) => {
    expect(areasOf(new Set(squares), 4)).toEqual(areas)
  })

  it('is one area where there are too many', () => {
    const squares = new Set(Array.from({ length: 40 }, (_, index) => index * 2))
    expect(areasOf(squares, 100)).toEqual([{ x: 0, y: 0, width: 79 * SQUARE, height: SQUARE }])
  })
})

describe('the cause of findings', () => {
  it('is one for 40 pictures in which one colour has changed', async () => {
    const now = async (index: number) => {
      const { areas = [], exchanges = [] } = await comparePictures(
        await page('#7c3aed', index),
        await page('#0ea5e9', index),
      )
      return cell(`screen${index}`, { areas, exchanges })
    }
    const records = await Promise.all(Array.from({ length: 40 }, (_, index) => now(index)))
    const groups = causesOf([...records, cell('login', { place: 'header' }), cell('home', { findings: [] })])
    expect(groups.map(({ cause, records }) => [cause, records.length])).toEqual([
      ['Colours have changed: #7c3aed to #0ea5e9', 40],
      ['The picture has changed in header', 1],
    ])
  })

  it('is one where a token has several tones, and another where no tone is shared', () => {
    const tones = (screen: string, ...names: readonly string[]) =>
      cell(screen, { exchanges: names.map((name) => ({ from: name, to: `${name}'`, share: 0.2 })) })
    const groups = causesOf([
      tones('a', 'x', 'y'),
      tones('b', 'z', 'w'),
      tones('c', 'y', 'v'),
      tones('d', 'v', 'u'),
    ])
    expect(groups.map(({ records }) => records.map(({ screen }) => screen))).toEqual([['a', 'c', 'd'], ['b']])
    expect(groups[0]?.cause).toBe("Colours have changed: y to y', v to v', x to x' and 1 more")
  })

  const boxes = (x: number, words: string) =>
    `page 360×900, 1 buttons\n    ${x}    0  100   20  header\n\naria\n- ${words}`
  const exchanges = [{ from: '#000000', to: '#111111', share: 0.2 }]

  it.each<[string, Partial<CellRecord>, string]>([
    ['a problem of the cell', { problems: ['axe: 12 of them: <b>\nmore'] }, 'axe: # of them: <b>'],
    [
      'words',
      { text: lineDiff(boxes(1, 'link a'), boxes(2, 'link b')) },
      'The text has changed: - - link a + - link b',
    ],
    ['places', { text: lineDiff(boxes(1, 'a'), boxes(2, 'a')), exchanges }, 'Another place or size: header'],
    ['a part of the picture', { place: 'main [home]', exchanges }, 'The picture has changed in main [home]'],
    ['another size', {}, 'The picture has another size'],
    ['no baseline', { pictures: { now: 'a.webp' } }, 'There is no baseline yet'],
    ['anything else', { pictures: {}, acceptable: [] }, 'the picture has changed: 7 pixels'],
  ])('is said: %s', (_, more, cause) => {
    expect(causeOf(cell('home', more))).toBe(cause)
  })

  it('has a command that repeats each cell', () => {
    expect(commandOf(cell('home', { state: 'over' }))).toBe(
      'npm run matrix -- --merchant acme --visitor guest --screen home --state over',
    )
  })
})

it.each([
  ['another value of a flag', '--flips --pictures', 'CBS3'],
  ['a brand', '--brands --pictures', 'yellow dark'],
  ['a deployed site', '--url https://play.example', undefined],
])(
  'the command of %s has the options of its run, and no state that the matrix does not know',
  (_, options, state) => {
    expect(commandOf(cell('home', { options, ...(state && { state }) }))).toBe(
      `npm run matrix -- --merchant acme --visitor guest --screen home ${options}`,
    )
  },
)

describe('the report by cause', () => {
  const areas = [{ x: 16, y: 48, width: 112, height: 64 }]
  const groups = causesOf([
    cell('home', { place: 'header', areas, size: { width: 360, height: 200 } }),
    cell('login', { place: 'header' }),
    cell('register', { place: 'footer' }),
  ])

  it('frames what has changed, and lets a whole group be accepted', () => {
    const html = causesHtml(groups, new Set())
    expect(html).toContain(
      '<svg viewBox="0 0 360 200" aria-hidden="true"><rect x="16" y="48" width="112" height="64"/></svg>',
    )
    expect(html).toContain(
      'name="cell" value="acme/guest.home"><input type="hidden" name="cell" value="acme/guest.login">',
    )
    expect(html).toContain('Accept the changes of 2 cells: The picture has changed in header')
    expect(html).toContain('<code>npm run matrix -- --merchant acme --visitor guest --screen login</code>')
  })

  it('offers the rest of a group of which a part is accepted', () => {
    const html = causesHtml(groups, new Set(['acme/guest.home', 'acme/guest.register']))
    expect(html).toContain('Accept the change of acme: guest.login')
    expect(html).not.toContain('value="acme/guest.home"')
    expect(html).toContain('Accepted: it is the baseline now.')
    expect(causesHtml(groups, undefined)).not.toContain('<form')
  })

  it('accepts the cells of a group, also if one cannot be accepted', () => {
    const accept = (cell: string) => ({
      ok: cell !== 'b',
      message: cell === 'b' ? 'Not b.' : `Accepted: ${cell}.`,
    })
    expect(acceptAll(['a'], accept)).toEqual({ ok: true, message: 'Accepted: a.' })
    expect(acceptAll(['a', 'c'], accept)).toEqual({
      ok: true,
      message: 'Accepted: 2 of 2 cells have new baselines now.',
    })
    expect(acceptAll(['a', 'b'], accept)).toEqual({
      ok: false,
      message: 'Accepted: 1 of 2 cells have new baselines now. Not b.',
    })
    expect(acceptAll([], accept).ok).toBe(false)
  })
})
