import { useTranslation } from 'react-i18next'
import type { ErrorMessage } from '../../api/errorMessage.ts'

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
  return (errorMessage) => {
    const text =
      errorMessage?.message ?? (errorMessage?.messageKey && t([errorMessage.messageKey, 'unknown_error']))
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
