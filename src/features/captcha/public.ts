export { CaptchaError } from './model/captchaError.ts'
export { captchaFor } from './model/captchaFor.ts'
export type { CaptchaControl, CaptchaFields, CaptchaPurpose } from './model/types.ts'
export { useCaptcha } from './useCaptcha.tsx'
