import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrief, readJson } from '../brief.ts'
import { coversOf, fileOfList, longList } from './list.ts'

/** `node scripts/art/longList/write.ts <merchant>`: writes a list of three thousand games and the covers that they share. */
const [code] = process.argv.slice(2)
if (!code || !/^[a-z][a-z0-9-]*$/.test(code)) throw new Error('Name a merchant.')
const folder = join(import.meta.dirname, '..', '..', '..', 'merchants', code)
const { brand, accent, shape } = readBrief(readJson(folder, 'pictures', 'art.json'))
const covers = coversOf({ brand, accent }, shape)
mkdirSync(join(folder, 'pictures', 'games'), { recursive: true })
for (const [name, svg] of covers) writeFileSync(join(folder, 'pictures', 'games', `${name}.svg`), svg)
writeFileSync(join(folder, 'wps', 'relay', 'GCSGAME_newGameVendor.json'), fileOfList(longList(code)))
console.log(`${covers.size} covers and their games in merchants/${code}`)
