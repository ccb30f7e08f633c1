import { defineFeature } from '../../registry/feature.ts'
import { any, flag, has } from '../../registry/gate.ts'

/**
 * The captcha of guarded actions (docs/conformance.md § 1.5; § 2.2, § 2.4). It stands in the forms of others, who take it
 * from `public.ts`; nothing of it is downloaded before a form asks.
 */
export const captcha = defineFeature({
  id: 'captcha',
  description: 'Slider or picture that proves a person before login, registration and SMS codes',
  when: any(has('captcha'), flag('GEETESTVCODE3')),
})
