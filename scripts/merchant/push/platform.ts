import type { Configuration, ConfigurationChangeRequest } from '../../../src/generated/types.ts'
import isConfiguration from '../../../src/generated/validators/configuration.js'
import { parseObject } from '../../../src/json/read.ts'
import type { Line } from '../record/boundedFetch.ts'

/** The call of the contract's additions. */
const PATH = '/wps/system/configuration'
const TIMEOUT_MS = 30_000
const LONGEST_MESSAGE = 300

/** The platform said no, in words for a person. Nothing has changed there. */
export class Refused extends Error {}
/** There is no answer that can be read: a change may or may not have been carried out. */
export class Unsure extends Error {}

/** Statuses by which a platform says no, and what they mean. Others are no answer of it. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'it does not understand the request',
  401: 'it does not accept the key',
  403: 'the key may not do this',
  404: 'it takes no changes (it does not know the call)',
  405: 'it takes no changes (it only reads)',
  409: 'somebody has changed it meanwhile: look at the difference again',
  412: 'somebody has changed it meanwhile: look at the difference again',
  413: 'the change is too large for it',
  422: 'it refuses a value',
  429: 'it asks to wait before the next request',
}

/** Reads a platform's configuration. @throws Refused, Unsure */
export async function readConfiguration(line: Line, key: string): Promise<Configuration> {
  const value = await send(line, key, { method: 'GET' })
  if (!isConfiguration(value)) throw new Unsure('its answer is no configuration')
  return value
}

/** Changes a platform's configuration. @throws Refused, Unsure */
export async function changeConfiguration(
  line: Line,
  key: string,
  request: ConfigurationChangeRequest,
): Promise<void> {
  await send(line, key, { method: 'PUT', body: JSON.stringify(request) })
}

async function send(line: Line, key: string, init: RequestInit): Promise<unknown> {
  const headers = { authorization: key, 'content-type': 'application/json' }
  let response: Response
  let text: string
  try {
    response = await line.fetch(`${line.origin}${PATH}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    text = await response.text()
  } catch (error) {
    throw new Unsure(wordsOf(error, key))
  }
  const answer = parseObject(text)
  const message = typeof answer?.message === 'string' ? withoutKey(answer.message, key) : ''
  const refusal = REFUSALS[response.status]
  if (refusal !== undefined) throw new Refused([refusal, message].filter(Boolean).join(': '))
  if (!response.ok) throw new Unsure(`it answers ${response.status}`)
  if (answer?.success === false) throw new Refused(message || 'it refuses the request')
  if (answer?.success !== true) throw new Unsure('its answer cannot be read')
  return answer.value
}

const wordsOf = (error: unknown, key: string): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'it does not answer in time'
  return `the connection failed${error instanceof Error ? ` (${withoutKey(error.message, key)})` : ''}`
}

/** A message of a stranger must not bring the key into a log. */
const withoutKey = (message: string, key: string): string =>
  message
    .replaceAll(key, '…')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, LONGEST_MESSAGE)
