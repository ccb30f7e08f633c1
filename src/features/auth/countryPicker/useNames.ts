import { useMemo } from 'react'
import { languageOf } from '../../../i18n/languages.ts'
import { useLanguage } from '../../shared/useLanguage.ts'

/**
 * Returns a country's name in the visitor's language; undefined if the browser does not know it. Only for what shows names:
 * the first use of Intl takes a phone 40 ms and more.
 */
export function useNames(): (code: string) => string | undefined {
  const { bcp47 } = languageOf(useLanguage())
  return useMemo(() => {
    try {
      const names = new Intl.DisplayNames([bcp47], { type: 'region', fallback: 'none' })
      return (code: string) => names.of(code)
    } catch {
      return () => undefined
    }
  }, [bcp47])
}
