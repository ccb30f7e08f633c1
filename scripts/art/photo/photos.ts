/** A picture of a scene (`scenes/<scene>.glsl`), as data. */
export interface Photo {
  /** Below `pictures/`, without ending. */
  readonly file: string
  readonly scene: string
  /** The scene has no depth to march through: it paints its picture by itself. */
  readonly flat: boolean
  /** Which of the scene's two looks. */
  readonly look: 0 | 1
  readonly seed: number
  readonly width: number
  readonly height: number
  /** What it may weigh as lossy WebP, bytes. */
  readonly weight: readonly [least: number, most: number]
  /** How often it is drawn, each time through another point of the lens. */
  readonly samples: number
  readonly exposure: number
}

interface Scene {
  readonly flat?: true
  readonly exposure: readonly [number, number]
  readonly samples?: number
}

/** The scenes, each with two looks: twenty-four covers. */
const SCENES: Readonly<Record<string, Scene>> = {
  chips: { exposure: [1.5, 1.6] },
  city: { flat: true, exposure: [1, 1] },
  roulette: { exposure: [1, 1.15] },
  scales: { flat: true, exposure: [1, 1] },
  cards: { exposure: [0.72, 0.85] },
  sea: { flat: true, exposure: [0.55, 1] },
  gems: { exposure: [1, 1] },
  temple: { flat: true, exposure: [0.55, 1.1] },
  dice: { exposure: [1.7, 1.9] },
  pitch: { exposure: [1, 0.9] },
  balls: { exposure: [1.5, 1.5] },
  // Its many edges take long to find.
  coins: { exposure: [1.3, 1.3], samples: 8 },
}

const SAMPLES = 14
/** What is wider is drawn less often: it takes long, and its grain hides the difference. */
const WIDE = 400
const WIDE_SAMPLES = 8

/** The names of all scenes. */
export const scenes: readonly string[] = Object.keys(SCENES)

function photoOf(
  file: string,
  name: string,
  look: 0 | 1,
  size: Pick<Photo, 'width' | 'height' | 'weight' | 'seed'>,
): Photo {
  const { flat = false, exposure, samples = SAMPLES } = SCENES[name] ?? { exposure: [1, 1] }
  const often = size.width > WIDE ? Math.min(samples, WIDE_SAMPLES) : samples
  return { file, scene: name, flat, look, ...size, samples: often, exposure: exposure[look] }
}

const COVER = { width: 360, height: 480, weight: [15_000, 34_000] } as const
const BANNER = { width: 1080, height: 540, weight: [60_000, 108_000] } as const
const PROMOTION = { width: 720, height: 360, weight: [20_000, 50_000] } as const

/** The cover of a scene's game, in turn. */
export const coverOf = (scene: string, at: number): string => `${scene}-${(at % LOOKS.length) + 1}`

const LOOKS = [0, 1] as const

/** Everything that is photographed: covers of games, banners, promotions. */
export const photos: readonly Photo[] = [
  ...LOOKS.flatMap((look) =>
    scenes.map((name) => photoOf(`games/${name}-${look + 1}`, name, look, { ...COVER, seed: 3 + look })),
  ),
  photoOf('banners/noche', 'city', 0, { ...BANNER, seed: 21 }),
  photoOf('banners/ruleta', 'roulette', 0, { ...BANNER, seed: 3 }),
  photoOf('banners/cancha', 'pitch', 0, { ...BANNER, seed: 5 }),
  photoOf('banners/selva', 'temple', 1, { ...BANNER, seed: 9 }),
  photoOf('promotions/bono', 'chips', 0, { ...PROMOTION, seed: 8 }),
  photoOf('promotions/cashback', 'gems', 1, { ...PROMOTION, seed: 6 }),
  photoOf('promotions/loteria', 'balls', 0, { ...PROMOTION, seed: 11 }),
  photoOf('promotions/amigos', 'cards', 0, { ...PROMOTION, seed: 4 }),
]
