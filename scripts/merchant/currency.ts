import { nearNames } from './near.ts'

/** Codes of the platform that are not in ISO 4217 (docs/conformance.md § 1.9). */
const OF_THE_PLATFORM: readonly string[] = ['TLB']
const KNOWN: readonly string[] = [...Intl.supportedValuesOf('currency'), ...OF_THE_PLATFORM]

/** Why a code is not a currency; undefined where it is one. Pure. */
export function faultOfCurrency(code: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return `${code} is no currency code: three capitals.`
  if (KNOWN.includes(code)) return undefined
  const near = nearNames(code, KNOWN)
  return `There is no currency ${code}${near.length > 0 ? `: did you mean ${near.join(' or ')}?` : ' (ISO 4217).'}`
}
