import { ApiError } from '../../api/error.ts'
import { type ErrorMessage, errorMessageOf, type Place } from '../../api/errorMessage.ts'

const UNKNOWN: ErrorMessage = { messageKey: 'unknown_error' }

const textOf = (value: object, name: keyof ErrorMessage | 'detail'): string | undefined => {
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
  return typeof found === 'string' && found !== '' ? found : undefined
}

/**
 * What a form says of anything that failed in it. Of a call that is what the catalogue says; what is none of a call says
 * itself what a person reads (`messageKey`, and `detail` for the small print): a captcha that was closed. Empty where that
 * stands in a place of its own (`inPlace`): nothing is said twice.
 */
export function formErrorMessage(error: unknown, place: Place): ErrorMessage {
  if (error instanceof ApiError) return errorMessageOf(error, place)
  if (typeof error !== 'object' || error === null) return UNKNOWN
  if ('inPlace' in error && error.inPlace === true) return {}
  const messageKey = textOf(error, 'messageKey')
  const reference = textOf(error, 'detail')
  return messageKey ? { messageKey, ...(reference && { reference }) } : UNKNOWN
}

/** Whether the page came over https: on http a dead line is said in other words. */
export const isHttps = (): boolean => window.location.protocol === 'https:'
