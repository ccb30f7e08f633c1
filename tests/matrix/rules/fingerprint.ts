/** The set-up on which baselines were made. Its differences from another set-up decide what can be compared there. */
export interface Fingerprint {
  /** Browser's version. */
  readonly browser: string
  /** Operating system and processor. */
  readonly platform: string
  /** Hash of the pinned font files. */
  readonly fonts: string
  /** Hash of all settings that pictures depend on. */
  readonly configuration: string
  /** Widths of known texts, px. They show whether the pinned fonts are really used. */
  readonly text: string
}

/** What is compared on this set-up, and one line with the reason if something is not. */
export interface Comparison {
  readonly pictures: boolean
  /** Positions and sizes; the aria snapshot is compared everywhere. */
  readonly boxes: boolean
  readonly why?: string
}

const NAMES: Record<keyof Fingerprint, string> = {
  browser: 'browser',
  platform: 'platform',
  fonts: 'fonts',
  configuration: 'configuration',
  text: 'widths of text',
}

const isKey = (key: string): key is keyof Fingerprint => key in NAMES

/** The differences between two set-ups, in words. Pure. */
export function differences(known: Fingerprint, here: Fingerprint): string[] {
  return Object.keys(NAMES)
    .filter(isKey)
    .filter((key) => known[key] !== here[key])
    .map((key) => `${NAMES[key]} ${here[key]} instead of ${known[key]}`)
}

/** What can be compared here with the baselines of the known set-up. Without a known set-up there are no baseline pictures. */
export function comparison(known: Fingerprint | undefined, here: Fingerprint): Comparison {
  if (!known) return { pictures: true, boxes: true }
  const different = differences(known, here)
  if (different.length === 0) return { pictures: true, boxes: true }
  const boxes = known.text === here.text
  const rest = boxes ? 'text and boxes are' : 'nor are boxes; text is'
  return { pictures: false, boxes, why: `Pictures are not compared here (${different.join(', ')}); ${rest}.` }
}

/** The reason why baselines may not be updated here; undefined: they may. */
export function refusal(
  known: Fingerprint | undefined,
  here: Fingerprint,
  wanted: { readonly rebase: boolean; readonly part: boolean },
): string | undefined {
  if (wanted.rebase && wanted.part)
    return '--rebase makes all baselines anew: it goes with no filter and no shard.'
  if (!known || wanted.rebase) return undefined
  const different = differences(known, here)
  if (different.length === 0) return undefined
  return `This is not the set-up of the baselines (${different.join(', ')}): --update --rebase makes all of them anew here.`
}

/** Parses a fingerprint's file; undefined if it is not valid. */
export function parseFingerprint(text: string): Fingerprint | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFingerprint(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFingerprint(value: unknown): value is Fingerprint {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map(Object.entries(value))
  return Object.keys(NAMES).every((key) => typeof entries.get(key) === 'string')
}
