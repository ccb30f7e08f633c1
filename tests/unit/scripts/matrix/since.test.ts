import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Baselines, type Changed, changedSince } from '../../../../scripts/matrix/since.ts'

const plain = (background: string, width = 8): Promise<Buffer> =>
  sharp({ create: { width, height: 8, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()

/** Baselines with these contents. Equal contents have equal ids. */
const baselines = (contents: Readonly<Record<string, Buffer | string>>): Baselines => ({
  ids: new Map(Object.entries(contents).map(([file, content]) => [file, content.toString('base64')])),
  read: async (file) => Buffer.from(contents[file] ?? ''),
})

async function changes(
  before: Readonly<Record<string, Buffer | string>>,
  now: Readonly<Record<string, Buffer | string>>,
): Promise<Changed[]> {
  const found: Changed[] = []
  for await (const changed of changedSince(baselines(before), baselines(now), ['home'], '/results'))
    found.push(changed)
  return found
}

describe('what has changed since a commit', () => {
  it('leaves out cells that are as they were', async () => {
    const same = { 'acme/guest.home.txt': 'Hello', 'acme/guest.home.webp': await plain('red') }
    expect(await changes(same, same)).toEqual([])
  })

  it('shows a changed picture before and now, and where it has changed', async () => {
    const text = { 'acme/guest.home.txt': 'Hello' }
    const [before, now] = [await plain('red'), await plain('blue')]
    const found = await changes(
      { ...text, 'acme/guest.home.webp': before },
      { ...text, 'acme/guest.home.webp': now },
    )
    expect(found).toHaveLength(1)
    expect(found[0]?.record).toMatchObject({
      merchant: 'acme',
      visitor: 'guest',
      screen: 'home',
      pictures: { now: 'acme/guest.home.webp', before: 'acme/guest.home.before.webp' },
      exchanges: [{ from: '#ff0000', to: '#0000ff', share: 1 }],
    })
    expect(found[0]?.record.findings).toEqual([expect.stringContaining('64 pixels in 8×8 at 0,0')])
    expect(found[0]?.files.get('acme/guest.home.before.webp')).toEqual(before)
    expect(found[0]?.files.get('acme/guest.home.webp')).toEqual(now)
  })

  it('shows the picture of now beside words that have changed', async () => {
    const picture = { 'acme/guest.home.webp': await plain('red') }
    const found = await changes(
      { 'acme/guest.home.txt': 'Hello', ...picture },
      { 'acme/guest.home.txt': 'Good evening', ...picture },
    )
    expect(found[0]?.record).toMatchObject({ pictures: { now: 'acme/guest.home.webp' } })
    expect(found[0]?.record.text?.map(({ mark }) => mark)).toEqual(['-', '+'])
  })

  it('says of a picture with another size what its size was', async () => {
    const text = { 'acme/guest.home.txt': 'Hello' }
    const found = await changes(
      { ...text, 'acme/guest.home.webp': await plain('red') },
      { ...text, 'acme/guest.home.webp': await plain('red', 9) },
    )
    expect(found[0]?.record.findings).toEqual([expect.stringContaining('8×8 → 9×8')])
  })

  it('names cells that are new, and cells that are gone with their last picture', async () => {
    const picture = await plain('red')
    const found = await changes(
      { 'acme/guest.old.txt': 'Hello', 'acme/guest.old.webp': picture },
      { 'acme/guest.home.txt': 'Hello', 'acme/guest.home.webp': picture },
    )
    expect(found.map(({ record }) => [record.screen, record.findings, record.pictures])).toEqual([
      ['home', ['the cell is new'], { now: 'acme/guest.home.webp' }],
      ['old', ['the cell is not there any more'], { now: 'acme/guest.old.before.webp' }],
    ])
    expect([...(found[1]?.files.keys() ?? [])]).toEqual(['acme/guest.old.before.webp'])
  })
})
