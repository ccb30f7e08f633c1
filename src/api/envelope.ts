import { isRecord } from '../json/read.ts'
import { ApiError } from './error.ts'

/** What came back, before anyone believed it. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** A notice longer than this is no message but a page, characters. */
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
 * Takes the value out of `{ success, value?, message?, errorCode? }` (contract.md section 1). An absent value is
 * null. An answer without envelope (`enveloped` false) is its own value, unless it says `success: false`.
 * @throws ApiError: `business` when the envelope says no, `http` for a status outside 2xx without one, `shape`
 *   for anything else that is no envelope: HTML, half a JSON text, nothing, a list.
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
