import { at, isRecord, parseObject, type ReadAnswer, readAnswer, type WireAnswer } from './answer.ts'

/** What a status answer says of its site before anything is checked: as much as the first picture is prepared with. */
export interface StatusFacts {
  /** The whole answer, for the resolver. */
  readonly answer: ReadAnswer
  /** It describes a site at all. */
  readonly isSite: boolean
  readonly merchant: string | undefined
  readonly layout: unknown
  /** As sent. */
  readonly languages: readonly unknown[]
  /** Under maintenance, or not for this region: nobody asks for anything there. */
  readonly isClosed: boolean
}

/** The same of a manifest and its templates. */
export interface ManifestFacts {
  /** The whole answer, for the resolver. */
  readonly answer: ReadAnswer
  /** Sections of the home template, as sent; undefined where there is no template. */
  readonly sections: readonly unknown[] | undefined
  readonly isCosy: boolean
  /** The colour that the web app begins on, as sent. */
  readonly background: unknown
}

/** What a site is made of, each read once: by what prepares the first picture, and by the resolver. */
export interface BootFacts {
  readonly status: StatusFacts
  readonly manifest: ManifestFacts | undefined
}

/** Total; nothing is believed of what an answer says. */
export function readStatusFacts(sent: WireAnswer): StatusFacts {
  const answer = readAnswer(sent)
  const value = at(answer.body, 'value')
  const info = at(value, 'info')
  const merchant = at(value, 'merchantCode') || at(info, 'merchantCode')
  return {
    answer,
    isSite: isRecord(info),
    merchant: typeof merchant === 'string' && merchant ? merchant : undefined,
    layout: at(info, 'mobileTemplate'),
    languages: listOf(at(info, 'languages')) ?? [],
    isClosed: Boolean(at(value, 'maintenance') || at(value, 'regionRestriction')),
  }
}

/** Total; nothing is believed of what an answer says. */
export function readManifestFacts(sent: WireAnswer): ManifestFacts {
  const answer = readAnswer(sent)
  /** A template's parameter is JSON in a string. */
  const parameter = (name: string) => parseObject(at(answer.body, 'templates', 'parameters', name))
  return {
    answer,
    sections: listOf(parameter('home')?.sections),
    isCosy: parameter('theme')?.density === 'cosy',
    background: at(answer.body, 'background_color'),
  }
}

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)
