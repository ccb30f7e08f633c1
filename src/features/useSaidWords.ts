import { useTranslation } from 'react-i18next'
import type { Said } from '../api/said.ts'

/** What a person reads of a failure. */
export interface SaidWords {
  /** The server's words, else ours. */
  readonly text: string
  /** For the small print. */
  readonly reference?: string
}

/** Puts what is said of a failure into words; undefined where nothing is. */
export function useSaidWords(): (said: Said | null | undefined) => SaidWords | undefined {
  const { t } = useTranslation('shell')
  return (said) => {
    const text = said?.message ?? (said?.messageKey && t([said.messageKey, 'unknown_error']))
    if (!said || !text) return undefined
    return { text, ...(said.reference && { reference: t('reference', { reference: said.reference }) }) }
  }
}

/** Both on one line, beside a field. */
export const onOneLine = ({ text, reference }: SaidWords): string =>
  reference ? `${text} · ${reference}` : text
