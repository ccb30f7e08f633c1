import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/json/read.ts'
import { type BackdropName, backdrops } from './backdrops/catalogue.ts'
import { type EmblemName, emblems } from './emblems/catalogue.ts'
import type { BannerTexts } from './lettering/lockup.ts'
import type { Shape } from './looks/look.ts'
import { type SubjectName, subjectNames } from './subjects/catalogue.ts'

/** One composed picture of a merchant. */
export type PictureBrief = {
  backdrop: BackdropName
  subject: SubjectName
  label?: string
  words: BannerTexts
}

/** The input of a merchant's pictures: `merchants/<code>/pictures/art.json`. */
export type ArtBrief = {
  name: string
  words?: readonly [string, string?]
  brand: string
  accent: string
  shape: Shape
  scheme: 'dark' | 'light'
  emblem?: EmblemName
  /** BCP 47, since capital letters depend on it: a Turkish i keeps its dot. */
  language?: string
  /** By file name without ending, below `pictures/`. */
  pictures: Readonly<Record<string, PictureBrief>>
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined
const oneOf = <T extends string>(value: unknown, list: readonly T[]): T | undefined =>
  list.find((item) => item === value)
const keysOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] =>
  Object.keys(table).filter((key): key is T => key in table)
const hex = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise

function readTexts(value: unknown): BannerTexts {
  const source = isRecord(value) ? value : {}
  const kicker = text(source.kicker)
  const figure = text(source.figure)
  const title = Array.isArray(source.title)
    ? source.title.filter((line): line is string => typeof line === 'string')
    : []
  return { title, ...(kicker ? { kicker } : {}), ...(figure ? { figure } : {}) }
}

function readPicture(value: unknown): PictureBrief | undefined {
  if (!isRecord(value)) return undefined
  const backdrop = oneOf(value.backdrop, keysOf(backdrops))
  const subject = oneOf(value.subject, subjectNames)
  if (!backdrop || !subject) return undefined
  const label = text(value.label)
  return { backdrop, subject, words: readTexts(value.words), ...(label ? { label } : {}) }
}

/** Reads a brief. Missing and unknown values get defaults, so that two colours and a name are enough. */
export function readBrief(value: unknown): ArtBrief {
  const source = isRecord(value) ? value : {}
  const words = Array.isArray(source.words) ? source.words.map(text) : []
  const emblem = oneOf(source.emblem, keysOf(emblems))
  const language = /^[a-z]{2,3}$/.exec(text(source.language) ?? '')?.[0]
  const pictures: Record<string, PictureBrief> = {}
  for (const [file, entry] of Object.entries(isRecord(source.pictures) ? source.pictures : {})) {
    const picture = /^[a-z0-9/-]+$/.test(file) ? readPicture(entry) : undefined
    if (picture) pictures[file] = picture
  }
  return {
    name: text(source.name) ?? 'Play',
    ...(words[0] ? { words: words[1] ? [words[0], words[1]] : [words[0]] } : {}),
    brand: hex(source.brand, '#3355dd'),
    accent: hex(source.accent, '#ffc72c'),
    shape: oneOf(source.shape, ['round', 'sharp', 'soft']) ?? 'soft',
    scheme: oneOf(source.scheme, ['dark', 'light']) ?? 'light',
    ...(emblem ? { emblem } : {}),
    ...(language ? { language } : {}),
    pictures,
  }
}

/** Parses a JSON file; undefined when it is missing or broken. */
export function readJson(...path: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(...path), 'utf8'))
  } catch {
    return undefined
  }
}
