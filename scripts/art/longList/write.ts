import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrief, readJson } from '../brief.ts'
import { coversOf, fileOfList, longList, PHOTOS } from './list.ts'

/**
 * `node scripts/art/longList/write.ts <merchant> <photographed merchant>`: writes a list of three thousand games and the covers
 * that they share. Photographs are copied from the other merchant (`photo/take.ts`).
 */
const [code, photographed] = process.argv.slice(2)
if (!code || !photographed || ![code, photographed].every((name) => /^[a-z][a-z0-9-]*$/.test(name)))
  throw new Error('Name a merchant, and the one whose photographs it shares.')
const merchants = join(import.meta.dirname, '..', '..', '..', 'merchants')
const folder = join(merchants, code)
const { brand, accent, shape } = readBrief(readJson(folder, 'pictures', 'art.json'))
const covers = coversOf({ brand, accent }, shape)
mkdirSync(join(folder, 'pictures', 'games'), { recursive: true })
for (const [name, svg] of covers) writeFileSync(join(folder, 'pictures', 'games', `${name}.svg`), svg)
for (const name of PHOTOS) {
  const file = join('pictures', 'games', `${name}.webp`)
  copyFileSync(join(merchants, photographed, file), join(folder, file))
}
writeFileSync(join(folder, 'wps', 'relay', 'GCSGAME_newGameVendor.json'), fileOfList(longList(code)))
console.log(`${covers.size + PHOTOS.length} covers and their games in merchants/${code}`)
