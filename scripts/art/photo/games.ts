import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameVendorLanes } from '../../../src/generated/types.ts'
import { coverOf } from './photos.ts'

/** What a scene's games are called, their lane, type and vendor. */
interface Family {
  readonly scene: string
  readonly name: string
  readonly lane: string
  readonly gameType: string
  readonly vendor: string
}

const FAMILIES: readonly Family[] = [
  { scene: 'scales', name: 'Dragones', lane: 'Tragamonedas', gameType: 'RNG', vendor: 'RNG' },
  { scene: 'roulette', name: 'Ruleta', lane: 'Casino en vivo', gameType: 'LIVE', vendor: 'TCG' },
  { scene: 'temple', name: 'Templo', lane: 'Aventura', gameType: 'RNG', vendor: 'RNG' },
  { scene: 'gems', name: 'Diamantes', lane: 'Tragamonedas', gameType: 'RNG', vendor: 'TCG' },
  { scene: 'chips', name: 'Fichas', lane: 'Casino en vivo', gameType: 'LIVE', vendor: 'TCG' },
  { scene: 'city', name: 'Luces', lane: 'Nocturnos', gameType: 'RNG', vendor: 'RNG' },
  { scene: 'coins', name: 'Doblones', lane: 'Tragamonedas', gameType: 'RNG', vendor: 'RNG' },
  { scene: 'pitch', name: 'Gol', lane: 'Fútbol', gameType: 'RNG', vendor: 'TCG' },
  { scene: 'cards', name: 'Ases', lane: 'Mesas', gameType: 'PVP', vendor: 'PVP' },
  { scene: 'sea', name: 'Mareas', lane: 'Aventura', gameType: 'RNG', vendor: 'RNG' },
  { scene: 'balls', name: 'Balotas', lane: 'Bingo y lotería', gameType: 'RNG', vendor: 'TCG' },
  { scene: 'dice', name: 'Dados', lane: 'Mesas', gameType: 'PVP', vendor: 'PVP' },
]

/** Words that go with each name, in any gender and number. */
const WORLDS =
  'de Oro,del Cóndor,de Esmeralda,del Páramo,de El Dorado,de Medianoche,del Rey,del Caribe,de los Andes,del Jaguar,de la Selva,del Relámpago,del Orinoco,de la Candelaria,Turbo,del Infinito,de Fuego,del Trópico,del Cafetal,de la Guajira,de Bacatá,Premium,de la Suerte,de la Luna,del Colibrí'.split(
    ',',
  )

const FEATURED = 'Destacados'
/** The first games of each family are featured. */
const FEATURED_EACH = 2
const TRIALS = 2

const VENDORS = [
  ['RNG', 'TCG Slots'],
  ['TCG', 'TCG'],
  ['PVP', 'TCG Cards'],
] as const

/** Three hundred games in lanes, each with a photographed cover, which games share in turn. Pure. */
export function photoGames(merchant: string): GameVendorLanes {
  const games = WORLDS.flatMap((world, at) =>
    FAMILIES.map(({ scene, name, lane, gameType, vendor }, family) => ({
      lane: at < FEATURED_EACH ? FEATURED : lane,
      card: {
        accountTypeName: vendor,
        displayName: `${name} ${world}`,
        code: `${scene.toUpperCase()}${String(at + 1).padStart(2, '0')}`,
        nodeId: `${9000 + at * FAMILIES.length + family}`,
        vendor,
        gameType,
        image: `/m/merchants/${merchant}/games/${coverOf(scene, at)}.webp`,
        ...((at + family) % TRIALS === 0 && { hasTrial: true }),
      },
    })),
  )
  const titles = [...new Set(games.map(({ lane }) => lane))]
  const lanes = titles.map((title) => {
    const cards = games.filter(({ lane }) => lane === title).map(({ card }) => card)
    const vendors = VENDORS.filter(([code]) => cards.some(({ vendor }) => vendor === code)).map(
      ([vendor, displayName]) => ({
        vendor,
        displayName,
        icon: `/m/merchants/${merchant}/vendors/${vendor}.svg`,
      }),
    )
    return { title, gameClassify: [{ vendors }], gameCount: cards.length, cards }
  })
  return { data: { lanes } }
}

/** `node scripts/art/photo/games.ts <merchant>`: writes the list. */
if (import.meta.main) {
  const [code] = process.argv.slice(2)
  if (!code || !/^[a-z][a-z0-9-]*$/.test(code)) throw new Error('Name a merchant.')
  const file = join(import.meta.dirname, '../../../merchants', code, 'wps/relay/GCSGAME_newGameVendor.json')
  writeFileSync(file, `${JSON.stringify(photoGames(code), null, 2)}\n`)
}
