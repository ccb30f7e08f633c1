import { isRecord } from '../json/read.ts'
import { ApiError } from './error.ts'

/** The answer before validation. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** A message longer than this is probably a page, not a message, characters. */
const MESSAGE_LIMIT = 500

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function textOf(data: unknown): string | undefined {
  if (typeof data === 'number') return String(data)
  return (typeof data === 'string' && data.trim().slice(0, MESSAGE_LIMIT)) || undefined
}

function refusal(status: number, envelope: Record<string, unknown>): ApiError {
  const code = textOf(envelope.errorCode)
  const serverMessage = textOf(envelope.message)
  const { value } = envelope
  return new ApiError('business', code ?? 'no code', { code, serverMessage, value, status })
}

/**
 * Returns the value of `{ success, value?, message?, errorCode? }` (contract.md section 1). A missing value is null. An answer
 * without envelope (`enveloped` false) is its own value, unless it contains `success: false`.
 * @throws ApiError: `business` if `success` is false, `http` for a status outside 2xx without an envelope, `shape` for anything
 * else without an envelope: HTML, incomplete JSON, an empty body, a list
 */
export function openEnvelope({ status, text }: Answer, enveloped: boolean): unknown {
  const parsed = parse(text)
  const body = parsed?.json
  if (isRecord(body) && body.success === false) throw refusal(status, body)
  if (status < 200 || status > 299) throw new ApiError('http', `HTTP ${status}`, { status })
  const shape = (message: string, pointer: string) => new ApiError('shape', message, { status, pointer })
  if (parsed === undefined) throw shape('not JSON', '')
  if (!enveloped) return body
  if (!isRecord(body)) throw shape('no envelope', '')
  if (body.success !== true) throw shape('no envelope', '/success')
  return body.value ?? null
}
