export { useDialingCode } from './useDialingCode.tsx'

export { useKnownCurrency } from './useKnownCurrency.ts'
