import { useMemo } from 'react'
import { useStore } from 'zustand'
import { languageOf } from '../../../i18n/languages.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useLanguage } from '../../shared/useLanguage.ts'
import { useUsable } from '../../shared/useUsable.ts'
import { countryQuery } from './api.ts'
import { chosenStore } from './chosen.ts'
import { type DialingCountry, type Here, preselected, readCountries, readHere } from './model/countries.ts'

export interface Countries {
  readonly countries: readonly DialingCountry[]
  readonly here: Here
  /** The country that the player chose, else the preselected one. */
  readonly current: DialingCountry | undefined
}

/** Returns a country's name in a language; undefined if the browser does not know it. */
function namesIn(bcp47: string): (code: string) => string | undefined {
  try {
    const names = new Intl.DisplayNames([bcp47], { type: 'region', fallback: 'none' })
    return (code) => names.of(code)
  } catch {
    return () => undefined
  }
}

export function useCountries(): Countries {
  const { site } = usePlanned().facts
  const { bcp47 } = languageOf(useLanguage())
  const { data } = useUsable(countryQuery(site.merchant.code))
  const chosen = useStore(chosenStore, ({ country }) => country)
  const info = data?.value
  return useMemo(() => {
    const countries = readCountries(info?.countries, namesIn(bcp47))
    const here = readHere(info)
    const still = countries.find(
      ({ code, dialingCode }) => code === chosen?.code && dialingCode === chosen.dialingCode,
    )
    return { countries, here, current: still ?? preselected(countries, here) }
  }, [info, bcp47, chosen])
}
