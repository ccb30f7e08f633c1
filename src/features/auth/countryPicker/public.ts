export { type DialingCode, useDialingCode } from './useDialingCode.tsx'

export { useKnownCurrency } from './useKnownCurrency.ts'
