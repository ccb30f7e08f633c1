import type { ReactNode } from 'react'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { useWholePlan } from '../../../registry/PlanContext.ts'
import { firebaseSmsOn } from '../thirdPartySignIn/public.ts'
import type { CountryButtonProps } from './CountryButton.tsx'
import { inFront } from './model/shown.ts'
import { useCountries } from './useCountries.ts'

/** The dialing code in front of a mobile number. */
export interface DialingCode {
  /** Something is shown: the country button, or only the code if there is no choice. */
  readonly shown: boolean
  /** The chosen or default dialing code, digits without `+`; '' if there is none. It is sent even if it is not shown. */
  readonly code: string
  /** The content for the field's `start`; null if nothing is shown. */
  readonly control: ReactNode
}

const button = lazy<CountryButtonProps>(() => import('./CountryButton.tsx'))
const FEATURE = 'countryPicker'

/** The dialing code in front of a mobile number, by the rules of § 2.5. */
export function useDialingCode(): DialingCode {
  const { plan, facts } = useWholePlan()
  const { site } = facts
  const found = useCountries()
  const { countries, here, current } = found
  const place = inFront({
    codeWanted: site.flags.UPDATEMOBILEICC3 === true || firebaseSmsOn(site),
    pickerOn: plan.decisions[FEATURE]?.on ?? false,
    countries,
    here,
  })
  switch (place) {
    case 'nothing':
      return { shown: false, code: here.dialingCode ?? '', control: null }
    case 'code':
      return { shown: true, code: here.dialingCode ?? '', control: <bdi dir="ltr">+{here.dialingCode}</bdi> }
    case 'picker':
      return {
        shown: true,
        code: current?.dialingCode ?? '',
        control: (
          <LazyPart
            feature={FEATURE}
            load={button}
            props={found}
            waiting={<bdi dir="ltr">{current && `+${current.dialingCode}`}</bdi>}
          />
        ),
      }
  }
}
