import { useMemo } from 'react'
import { languageOf } from '../../../i18n/languages.ts'
import { useLanguage } from '../../shared/useLanguage.ts'

/**
 * Returns a country's name in the visitor's language; undefined if the browser does not know it. For what shows names only:
 * a browser that is asked for the first one loads the names of all, which takes a phone 40 ms and more.
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
