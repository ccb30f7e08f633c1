import { flagCatalogue } from '../../src/generated/flags.ts'

/** The answers of a merchant's back office, not validated. */
export interface Merchant {
  readonly status: unknown
  readonly manifest: unknown
}

/** Pseudo-random numbers from 0 to 1, equal in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const LAYOUTS = ['M1', 'M2', 'M3']
const LANGUAGES = ['EN', 'CN', 'VI', 'PT-BR', 'ES', 'TY', 'TH', 'ID', 'KO', 'JP']

type Json = Record<string, unknown>
const objectAt = (value: unknown, key: string): Json => {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof inner === 'object' && inner !== null ? { ...inner } : {}
}

/**
 * Generates merchants with different layouts, languages, flags and themes, each derived from a real one, equal in every run.
 */
export function generateMerchants(real: readonly Merchant[], count: number): Merchant[] {
  const random = randomFrom(20_261_121)
  const one = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }, (_, index) => {
    const base = real[index % real.length]
    const merchantCode = `m${index}`
    const info = {
      ...objectAt(base?.status, 'info'),
      merchantCode,
      merchantName: `Merchant ${index}`,
      mobileTemplate: one(LAYOUTS),
      languages: LANGUAGES.filter(() => random() < 0.4).concat('EN'),
      whitelabelVal: Object.fromEntries(Object.keys(flagCatalogue).map((name) => [name, random() < 0.5])),
    }
    const status = { ...objectAt({ status: base?.status }, 'status'), merchantCode, info }
    const manifest = objectAt({ manifest: base?.manifest }, 'manifest')
    const templates = objectAt(manifest, 'templates')
    const parameters = { ...objectAt(templates, 'parameters'), theme: themeOf(random) }
    return { status, manifest: { ...manifest, templates: { ...templates, parameters } } }
  })
}

function themeOf(random: () => number): string {
  const colour = (): string =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  return JSON.stringify({ scheme: random() < 0.5 ? 'dark' : 'light', brand: colour(), accent: colour() })
}
