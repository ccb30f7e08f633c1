export { CodeField, type CodeFieldProps } from './CodeField.tsx'
export { cleanCode } from './model/code.ts'
export { failureOf } from './model/failure.ts'
export {
  type Receiver,
  type SmsCode,
  SmsCodeError,
  type SmsProof,
  type SmsPurpose,
} from './model/types.ts'
export { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'
export { useSmsCode } from './useSmsCode.ts'
