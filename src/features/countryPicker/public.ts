export { type DialingCode, useDialingCode } from './useDialingCode.tsx'
