import { defineFeature } from '../../registry/feature.ts'
import { any, flag, has } from '../../registry/gate.ts'

/**
 * The captcha of guarded actions (docs/conformance.md § 1.5; § 2.2, § 2.4). Forms of other features use it through `public.ts`.
 * Its code is loaded only when a form asks for it.
 */
export const captcha = defineFeature({
  id: 'captcha',
  description: 'Slider or picture that proves a person before login, registration and SMS codes',
  when: any(has('captcha'), flag('GEETESTVCODE3')),
})
