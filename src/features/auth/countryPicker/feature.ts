import { defineFeature } from '../../../registry/feature.ts'
import { all, any, flag, has, not, setting } from '../../../registry/gate.ts'

/**
 * The country of a mobile number (docs/conformance.md § 2.2, § 2.5). The feature renders nothing by itself: a form with a mobile
 * number uses `useDialingCode()` from `public.ts`, which also checks whether the list has loaded.
 */
export const countryPicker = defineFeature({
  id: 'countryPicker',
  description: 'A choice of countries for the dialing code of a mobile number',
  when: all(any(flag('UPDATEMOBILEICC3'), has('firebaseSms')), not(setting('country_picker_disabled'))),
})
