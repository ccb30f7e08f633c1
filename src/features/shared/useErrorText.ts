import { useTranslation } from 'react-i18next'
import type { ErrorMessage } from '../../api/errorMessage.ts'
import { readTime } from '../../site/readTime.ts'
import { useFormats } from './useFormats.ts'

/** The text of a failure for the user. */
export interface ErrorText {
  /** The server's message, else ours. */
  readonly text: string
  /** The error's reference, shown as a detail. */
  readonly reference?: string
}

/** Returns a function that translates an error message; undefined: there is no message. */
export function useErrorText(): (errorMessage: ErrorMessage | null | undefined) => ErrorText | undefined {
  const { t } = useTranslation('shell')
  const { moment } = useFormats()
  return (errorMessage) => {
    const until = readTime(errorMessage?.until)
    // Without a moment that can be read, the general text of the same kind.
    const key =
      errorMessage?.until !== undefined && until === undefined ? 'self_excluded' : errorMessage?.messageKey
    const date = until === undefined ? '' : moment(until)
    const text = errorMessage?.message ?? (key && t([key, 'unknown_error'], { date }))
    if (!errorMessage || !text) return undefined
    return {
      text,
      ...(errorMessage.reference && { reference: t('reference', { reference: errorMessage.reference }) }),
    }
  }
}

/** Both on one line, beside a field. */
export const onOneLine = ({ text, reference }: ErrorText): string =>
  reference ? `${text} · ${reference}` : text
