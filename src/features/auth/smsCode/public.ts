export { CodeField } from './CodeField.tsx'
export { tellsOfNobody } from './model/discreet.ts'
export { failureOf } from './model/failure.ts'
export { FIREBASE_WAIT_S } from './model/sending.ts'
export {
  type SmsCode,
  SmsCodeError,
  type SmsFailure,
  type SmsProof,
  type SmsPurpose,
} from './model/types.ts'
export { OneTimeCode } from './OneTimeCode.tsx'
export { useNumberError } from './useNumberError.ts'
export { useEmailCode, useSmsCode } from './useSmsCode.ts'
