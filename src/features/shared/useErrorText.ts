import { useTranslation } from 'react-i18next'
import type { ErrorMessage } from '../../api/errorMessage.ts'

/** What a person reads of a failure. */
export interface ErrorText {
  /** The server's words, else ours. */
  readonly text: string
  /** For the small print. */
  readonly reference?: string
}

/** Puts what is said of a failure into words; undefined where nothing is. */
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
