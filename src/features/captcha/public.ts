export { CaptchaError } from './model/captchaError.ts'
export type { CaptchaControl, CaptchaFields } from './model/types.ts'
export { useCaptcha } from './useCaptcha.tsx'
