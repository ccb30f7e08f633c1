import type { GameVendorLanes } from '../../../src/generated/types.ts'
import { drawCard } from '../card.ts'
import type { Shape } from '../looks/look.ts'
import { type MotifName, motifNames } from '../motifs/catalogue.ts'
import type { BrandPalette } from '../palette.ts'
import { coverOf, scenes } from '../photo/photos.ts'
import { nameOf } from './names.ts'

/** A lane, the motif of its covers (absent: all of them), and its games' type. */
interface LaneBrief {
  readonly title: string
  readonly motif?: MotifName
  readonly gameType: string
}

const LANES: readonly LaneBrief[] = [
  { title: 'பிரபலம்', gameType: 'RNG' },
  { title: 'புதியவை', gameType: 'RNG' },
  { title: 'பழ ஸ்லாட்டுகள்', motif: 'fruit', gameType: 'RNG' },
  { title: 'ரத்தினங்கள்', motif: 'gems', gameType: 'RNG' },
  { title: 'நாணயங்கள்', motif: 'coins', gameType: 'RNG' },
  { title: 'மீன் வேட்டை', motif: 'fish', gameType: 'FISH' },
  { title: 'சீட்டு மேசைகள்', motif: 'cards', gameType: 'PVP' },
  { title: 'ரவுலட்', motif: 'wheels', gameType: 'LIVE' },
  { title: 'பகடை', motif: 'dice', gameType: 'LIVE' },
  { title: 'லாட்டரி', motif: 'balls', gameType: 'RNG' },
  { title: 'ராக்கெட்', motif: 'rockets', gameType: 'RNG' },
  { title: 'அரச மகுடங்கள்', motif: 'crowns', gameType: 'RNG' },
]

/** Made-up studios: the five landscapes of old Tamil poems, and what grows and lives there. */
const VENDORS: readonly (readonly [code: string, name: string])[] = [
  ['KURINJI', 'Kurinji Studios'],
  ['MULLAI', 'Mullai Works'],
  ['MARUDAM', 'Marudam Play'],
  ['NEITHAL', 'Neithal Labs'],
  ['PALAI', 'Palai Interactive'],
  ['MAYIL', 'Mayil'],
  ['VENGAI', 'Vengai Studios'],
  ['KAYAL', 'Kayal'],
  ['PARAI', 'Parai Works'],
  ['YAZH', 'Yazh Studios'],
  ['SEMMAN', 'Semman Play'],
  ['VAIGAI', 'Vaigai'],
]

const PER_LANE = 250
/** The number of games of the list. */
export const GAMES = LANES.length * PER_LANE
/** Covers of each motif. The games of a lane share them in turn. */
const COVERS = 5
/** Of forty games one has no picture, and one names a picture that is not there. Neither is among a lane's first. */
const CYCLE = 40
const WITHOUT = 12
const GONE = 32
const TRIALS = 3
/** Of ten games one has a photograph, as platforms mix them: three hundred in all. */
const PHOTO_CYCLE = 10
const PHOTO = 4
/** The photographs that the games share: the first look of each scene, so that the folder stays light. */
export const PHOTOS: readonly string[] = scenes.map((scene) => coverOf(scene, 0))

/** The photograph of a lane's game; undefined: it has a drawn cover. */
function photoOf(at: number, lane: number): string | undefined {
  const turn = Math.floor(at / PHOTO_CYCLE) + lane
  return at % PHOTO_CYCLE === PHOTO ? PHOTOS[turn % PHOTOS.length] : undefined
}

const codeOf = (motif: MotifName, at: number): string => `${motif.toUpperCase()}${(at % COVERS) + 1}`

/** The cover of a lane's game. A lane without a motif has those of all in turn, beginning where its number says. */
function drawnOf(motif: MotifName | undefined, at: number, lane: number): string {
  if (motif) return codeOf(motif, at)
  const turn = at + lane * COVERS
  return codeOf(motifNames[turn % motifNames.length] ?? 'gems', Math.floor(turn / motifNames.length))
}

function imageOf(merchant: string, cover: string, photo: string | undefined, at: number): string | undefined {
  if (at % CYCLE === WITHOUT) return undefined
  // Outside of the folder: `check` would tell of a file that the folder lacks.
  if (at % CYCLE === GONE) return `/withdrawn/${cover}.svg`
  return `/m/merchants/${merchant}/games/${photo ? `${photo}.webp` : `${cover}.svg`}`
}

/** Three thousand games with names of up to eighty letters. Pure. */
export function longList(merchant: string): GameVendorLanes {
  const vendors = VENDORS.map(([vendor, displayName]) => ({
    vendor,
    displayName,
    icon: `/m/merchants/${merchant}/vendors/${vendor}.svg`,
  }))
  const lanes = LANES.map(({ title, motif, gameType }, lane) => ({
    title,
    gameClassify: [{ vendors }],
    gameCount: PER_LANE,
    cards: Array.from({ length: PER_LANE }, (_, at) => {
      // Each lane has names from all over the list, in all languages.
      const number = at * LANES.length + ((lane + at) % LANES.length)
      const vendor = VENDORS[(at + lane) % VENDORS.length]?.[0] ?? ''
      const image = imageOf(merchant, drawnOf(motif, at, lane), photoOf(at, lane), at)
      return {
        accountTypeName: 'RNG',
        displayName: nameOf(number),
        code: `G${String(number).padStart(4, '0')}`,
        nodeId: `${10_000 + number}`,
        vendor,
        gameType,
        ...(image && { image }),
        ...(at % TRIALS === 0 && { hasTrial: true }),
      }
    }),
  }))
  return { data: { lanes } }
}

/** The list as a file: a line for each game, since indented it would be twice as large. */
export function fileOfList({ data }: GameVendorLanes): string {
  const lanes = (data?.lanes ?? []).map(({ cards = [], ...lane }) => {
    const lines = cards.map((card) => `${JSON.stringify(card)}`).join(',\n')
    return `${JSON.stringify(lane).slice(0, -1)},"cards":[\n${lines}\n]}`
  })
  return `{"data":{"lanes":[\n${lanes.join(',\n')}\n]}}\n`
}

/** The shared covers, without a title, by file name without ending. */
export function coversOf(palette: BrandPalette, shape: Shape): ReadonlyMap<string, string> {
  return new Map(
    motifNames.flatMap((motif) =>
      Array.from({ length: COVERS }, (_, at) => {
        const code = codeOf(motif, at)
        return [code, drawCard({ code, title: '', motif, palette, shape })] as const
      }),
    ),
  )
}
