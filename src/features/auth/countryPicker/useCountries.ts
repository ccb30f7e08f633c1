import { useMemo } from 'react'
import { useStore } from 'zustand'
import { usePlanned } from '../../../registry/PlanContext.ts'
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

export function useCountries(): Countries {
  const { site } = usePlanned().facts
  const { data } = useUsable(countryQuery(site.merchant.code))
  const chosen = useStore(chosenStore, ({ country }) => country)
  const info = data?.value
  return useMemo(() => {
    const countries = readCountries(info?.countries)
    const here = readHere(info)
    const still = countries.find(
      ({ code, dialingCode }) => code === chosen?.code && dialingCode === chosen.dialingCode,
    )
    return { countries, here, current: still ?? preselected(countries, here) }
  }, [info, chosen])
}
