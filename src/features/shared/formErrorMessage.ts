import { ApiError } from '../../api/error.ts'
import { type ErrorMessage, errorMessageOf, type Place } from '../../api/errorMessage.ts'

const UNKNOWN: ErrorMessage = { messageKey: 'unknown_error' }

const textOf = (value: object, name: keyof ErrorMessage | 'detail'): string | undefined => {
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
  return typeof found === 'string' && found !== '' ? found : undefined
}

/**
 * The message of a form for any failure. API errors use the catalogue; other errors, such as a closed captcha, bring
 * their own text key (`messageKey`, `detail`). Empty if the message is already shown elsewhere (`inPlace`).
 */
export function formErrorMessage(error: unknown, place: Place): ErrorMessage {
  if (error instanceof ApiError) return errorMessageOf(error, place)
  if (typeof error !== 'object' || error === null) return UNKNOWN
  if ('inPlace' in error && error.inPlace === true) return {}
  const messageKey = textOf(error, 'messageKey')
  const reference = textOf(error, 'detail')
  return messageKey ? { messageKey, ...(reference && { reference }) } : UNKNOWN
}

/** Whether the page was loaded over https. On http, connection failures have another text. */
export const isHttps = (): boolean => window.location.protocol === 'https:'
