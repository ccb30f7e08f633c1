export { CaptchaError, type CaptchaErrorCode } from './model/captchaError.ts'
export { captchaFor } from './model/captchaFor.ts'
export type { CaptchaControl, CaptchaFields, CaptchaKind, CaptchaPurpose } from './model/types.ts'
export { useCaptcha } from './useCaptcha.tsx'
