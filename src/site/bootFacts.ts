import { at, isRecord, parseObject } from '../json/read.ts'
import type { ReadAnswer } from './answer.ts'

/** What a status answer says of its site before anything is checked: as much as the first picture is prepared with. */
export interface StatusFacts {
  /** It describes a site at all. */
  readonly isSite: boolean
  readonly merchant: string | undefined
  readonly layout: unknown
  /** As sent. */
  readonly languages: readonly unknown[]
  /** The site is under maintenance or closed to this region; no further calls are made. */
  readonly isClosed: boolean
}

/** The same of a manifest and its templates. */
export interface ManifestFacts {
  /** Sections of the home template, as sent; undefined where there is no template. */
  readonly sections: readonly unknown[] | undefined
  readonly isCosy: boolean
  /** The colour that the web app begins on, as sent. */
  readonly background: unknown
}

/** What a first picture is prepared with. The resolver takes the same answers, whose bodies are read once (`readAnswer`). */
export interface BootFacts {
  readonly status: StatusFacts
  readonly manifest: ManifestFacts | undefined
}

/** The merchant that a status answer names. Small: the document's inline script has it. */
export function merchantOf({ body }: ReadAnswer): string | undefined {
  const code = at(body, 'value', 'merchantCode') || at(body, 'value', 'info', 'merchantCode')
  return typeof code === 'string' && code ? code : undefined
}

/** Total; nothing is believed of what an answer says. */
export function readStatusFacts(answer: ReadAnswer): StatusFacts {
  const value = at(answer.body, 'value')
  const info = at(value, 'info')
  return {
    isSite: isRecord(info),
    merchant: merchantOf(answer),
    layout: at(info, 'mobileTemplate'),
    languages: listOf(at(info, 'languages')) ?? [],
    isClosed: Boolean(at(value, 'maintenance') || at(value, 'regionRestriction')),
  }
}

/** Total; nothing is believed of what an answer says. It comes after the status, hence apart. */
export function readManifestFacts(answer: ReadAnswer): ManifestFacts {
  /** A template's parameter is JSON in a string. */
  const parameter = (name: string) => parseObject(at(answer.body, 'templates', 'parameters', name))
  return {
    sections: listOf(parameter('home')?.sections),
    isCosy: parameter('theme')?.density === 'cosy',
    background: at(answer.body, 'background_color'),
  }
}

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)
