import { defineFeature } from '../../../registry/feature.ts'
import { all, any, flag, has, not, setting } from '../../../registry/gate.ts'

/**
 * The country of a mobile number (docs/conformance.md § 2.2, § 2.5). It adds nothing by itself: whoever has a field for a mobile
 * number puts `useDialingCode()` of `public.ts` before it, which also asks whether the list has loaded.
 */
export const countryPicker = defineFeature({
  id: 'countryPicker',
  description: 'A choice of countries for the dialing code of a mobile number',
  when: all(any(flag('UPDATEMOBILEICC3'), has('firebaseSms')), not(setting('country_picker_disabled'))),
})
