import { parseObject } from '../json/read.ts'

/** An answer for the status or the manifest, before validation. */
export type WireAnswer =
  | { readonly status: number; readonly body: string }
  | { readonly failed: 'network' | 'timeout' | 'offline' }

/** The same with a parsed body: undefined if it is not a JSON object, or if no answer arrived. */
export type ReadAnswer =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> | undefined }
  | { readonly failed: 'network' | 'timeout' | 'offline'; readonly body?: undefined }

export const readAnswer = (answer: WireAnswer): ReadAnswer =>
  'failed' in answer ? answer : { status: answer.status, body: parseObject(answer.body) }

/** Why no site can be shown; each has its own screen (docs/conformance.md § 1.8). */
export type Failure =
  | { readonly screen: 'domainUnavailable'; readonly message?: string }
  | {
      readonly screen: 'siteError'
      readonly reason: 'network' | 'timeout' | 'offline' | 'gateway' | 'notJson' | 'refused' | 'unusable'
      /** The server's message, plain text. */
      readonly message?: string
      readonly errorCode?: string
      /** HTTP status, if an answer arrived. */
      readonly status?: number
    }

export type StatusAnswer = { readonly value: unknown } | { readonly failure: Failure }

export const DOMAIN_NOT_AVAILABLE = 'domain_not_available'
const LONGEST_MESSAGE = 300

/** Reads the answer of `GET /wps/system/status`. Never throws. */
export function readStatusAnswer(answer: ReadAnswer): StatusAnswer {
  if ('failed' in answer) return { failure: { screen: 'siteError', reason: answer.failed } }
  const envelope = answer.body
  const code = text(envelope?.errorCode)
  const message = text(envelope?.message)
  if (code === DOMAIN_NOT_AVAILABLE) {
    return { failure: { screen: 'domainUnavailable', ...(message && { message }) } }
  }
  if (envelope && envelope.success === true && answer.status < 400) return { value: envelope.value }
  const failed = { status: answer.status, ...(code && { errorCode: code }), ...(message && { message }) }
  const gateway = answer.status >= 500 && !code
  const reason = gateway ? 'gateway' : envelope ? 'refused' : answer.status >= 400 ? 'gateway' : 'notJson'
  return { failure: { screen: 'siteError', reason, ...failed } }
}

/** Reads the answer of `GET /wps/system/manifest.json`, which has no envelope. undefined if it is not usable. */
export function readManifestAnswer(
  answer: ReadAnswer | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (!answer || 'failed' in answer || answer.status >= 400) return undefined
  return answer.body
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, LONGEST_MESSAGE) : undefined
}
