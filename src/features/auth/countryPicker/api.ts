import { defineCall } from '../../../api/call.ts'
import type { CountryInfo } from '../../../generated/types.ts'
import { usableQuery } from '../../shared/usable.ts'

/** Only an answer with a country code is cached; any other answer is requested again. */
const answers = (value: unknown): value is unknown =>
  typeof value === 'object' && value !== null && 'countryCode' in value

const countryCall = defineCall<{ readonly _: string }, undefined, unknown>({
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  auth: 'none',
  cacheable: true,
  validate: () => answers,
})

/** The visitor's country, and the countries with dialing codes that a merchant offers (docs/conformance.md § 1.7). */
export const countryQuery = (merchant: string) =>
  usableQuery<{ readonly _: string }, CountryInfo>(
    countryCall,
    () => import('../../../generated/validators/country.js').then((module) => module.default),
    { _: merchant },
  )
