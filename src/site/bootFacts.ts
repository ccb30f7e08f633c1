import { at, isRecord, parseObject } from '../json/read.ts'
import type { ReadAnswer } from './answer.ts'

/** The unvalidated values of a status answer that are needed to prepare the first paint. */
export interface StatusFacts {
  /** The answer describes a site. */
  readonly isSite: boolean
  readonly merchant: string | undefined
  readonly layout: unknown
  /** As sent. */
  readonly languages: readonly unknown[]
  /** The site is under maintenance or closed to this region; no further calls are made. */
  readonly isClosed: boolean
}

/** The same for a manifest and its templates. */
export interface ManifestFacts {
  /** Sections of the home template, as sent; undefined if there is no template. */
  readonly sections: readonly unknown[] | undefined
  readonly isCosy: boolean
  /** The web app's background colour, as sent. */
  readonly background: unknown
  /** The address of the logo, as sent. */
  readonly logo: unknown
}

/**
 * The inputs to prepare the first paint. The resolver uses the same answers; their bodies are read once (`readAnswer`).
 */
export interface BootFacts {
  readonly status: StatusFacts
  readonly manifest: ManifestFacts | undefined
}

/** A code that the header Merchant can contain. */
const codeOf = (sent: unknown): string | undefined =>
  typeof sent === 'string' && /^[!-~][ -~]*$/.test(sent) ? sent : undefined

/** The merchant of a status answer. Small functions, because the document's inline script contains them. */
export const merchantOf = ({ body }: ReadAnswer): string | undefined =>
  codeOf(at(body, 'value', 'merchantCode')) ?? codeOf(at(body, 'value', 'info', 'merchantCode'))

/** Total; the answer is not trusted. */
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

/** Total; the answer is not trusted. A separate function, because it arrives after the status. */
export function readManifestFacts(answer: ReadAnswer): ManifestFacts {
  /** A template's parameter is JSON in a string. */
  const parameter = (name: string) => parseObject(at(answer.body, 'templates', 'parameters', name))
  return {
    sections: listOf(parameter('home')?.sections),
    isCosy: parameter('theme')?.density === 'cosy',
    background: at(answer.body, 'background_color'),
    logo: at(answer.body, 'templates', 'parameters', 'image_logo'),
  }
}

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)
