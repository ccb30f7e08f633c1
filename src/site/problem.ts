/**
 * A problem in the back office's data or in the app's declarations. Never thrown, never silent: problems are collected with the
 * result and shown in `window.__SITE__.problems` (docs/architecture.md).
 */
export interface Problem {
  /** A stable, dotted code of the kind of problem. */
  readonly code: ProblemCode
  /** The answer or declaration that contains the problem. */
  readonly source: ProblemSource
  /** JSON pointer into that source; '' is its root. */
  readonly pointer: string
  /** The sent value, shortened; absent if it was missing or may be secret. */
  readonly sent?: string
  /** What is used instead. */
  readonly instead: string
}

export type ProblemSource =
  | 'status'
  | 'manifest'
  | 'theme'
  | 'home'
  | 'pwa'
  | 'texts'
  | 'appDownload'
  | 'registry'
  | 'runtime'

export type ProblemCode =
  | 'value.invalid'
  | 'value.missing'
  | 'json.invalid'
  | 'answer.missing'
  | 'flag.unknown'
  | 'setting.unknown'
  | 'language.unknown'
  | 'layout.unknown'
  | 'service.undecodable'
  | 'url.refused'
  | 'theme.token'
  | 'section.unknown'
  | 'section.options'
  | 'text.unknown'
  | 'text.placeholders'
  | 'site.lastGood'
  | 'feature.duplicate'
  | 'screen.duplicate'
  | 'slot.unknown'
  | 'feature.crashed'
  | 'feature.notLoaded'
  | 'feature.hookFailed'

const LONGEST_QUOTE = 80

/** The sent value, shortened for a list, so that it never shows a whole value that is long. */
export function quote(value: unknown): string {
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch {
    text = String(value)
  }
  if (text === undefined) return 'undefined'
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text
}

/** One step of a JSON pointer, escaped (RFC 6901). */
export function pointerStep(key: string | number): string {
  return `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`
}
