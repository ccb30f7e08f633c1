import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBrief, readJson } from './brief.ts'
import { readLanes } from './lanes.ts'
import { iconSet, type Picture, picturesOf } from './pictures.ts'

/**
 * node scripts/art/draw.ts [merchant…] [--png]
 *
 * Draws the pictures of the merchants named, or of all that have an art.json, and the neutral icons of the product. With --png the icons
 * are rendered as well, by the Chromium at ART_BROWSER (or Playwright's own), and the start-up pictures of a site without a brand.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const SAFE_FILE = /^[A-Za-z0-9][A-Za-z0-9_./-]*$/

function write(folder: string, pictures: readonly Picture[]): void {
  for (const { file, svg } of pictures) {
    // A game's code comes from the back office and must not lead out of the folder.
    if (!SAFE_FILE.test(file) || file.includes('..')) continue
    const path = join(folder, `${file}.svg`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
  }
}

async function main(args: readonly string[]): Promise<void> {
  const png = args.includes('--png')
  const named = args.filter((arg) => !arg.startsWith('--'))
  const merchants = join(root, 'merchants')
  const codes =
    named.length > 0
      ? named
      : readdirSync(merchants).filter(
          (code) => readJson(merchants, code, 'pictures', 'art.json') !== undefined,
        )
  const work: { folder: string; pictures: Picture[] }[] = codes.map((code) => {
    const brief = readBrief(readJson(merchants, code, 'pictures', 'art.json'))
    const lanes = readLanes(readJson(merchants, code, 'wps', 'relay', 'GCSGAME_newGameVendor.json'))
    return {
      folder: join(merchants, code, 'pictures'),
      pictures: picturesOf(code, brief, lanes.games, lanes.vendors),
    }
  })
  if (named.length === 0) {
    const neutral = iconSet(
      { name: '', brand: '#4b5563', accent: '#e5e7eb', shape: 'soft', emblem: 'star' },
      [192, 512],
    )
    work.push({ folder: join(root, 'public', 'm'), pictures: neutral })
  }
  for (const { folder, pictures } of work) {
    write(folder, pictures)
    console.log(`${pictures.length} pictures in ${folder.slice(root.length + 1)}`)
  }
  if (png) {
    const { rasterise } = await import('./raster.ts')
    for (const { folder, pictures } of work) await rasterise(folder, pictures)
    const { drawPlainSplashes } = await import('./plainSplashes.ts')
    if (named.length === 0) await drawPlainSplashes(join(root, 'public', 'm'))
  }
}

await main(process.argv.slice(2))
