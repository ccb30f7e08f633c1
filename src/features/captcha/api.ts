import { defineCall } from '../../api/call.ts'
import type { Client } from '../../api/client.ts'
import type { CaptchaImage, GeetestInit } from '../../generated/types.ts'

type Moment = { readonly t: number }

const geetestCall = defineCall<Moment, undefined, GeetestInit>({
  name: 'geetest',
  method: 'GET',
  path: '/wps/captcha/geetest',
  auth: 'none',
  validate: () => import('../../generated/validators/geetestInit.js').then((module) => module.default),
})

const captchaImageCall = defineCall<Moment, undefined, CaptchaImage>({
  name: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha/image',
  auth: 'none',
  validate: () => import('../../generated/validators/captchaImage.js').then((module) => module.default),
})

const now = () => ({ t: Date.now() })

/** The parameters to start v3 (docs/conformance.md § 1.7). @throws ApiError */
export const askGeetest = (client: Client, signal: AbortSignal): Promise<GeetestInit> =>
  client.send(geetestCall, { query: now(), signal, alert: false })

/** A new picture of the image captcha, as a data URL (docs/contract.md). @throws ApiError */
export const fetchImage = async (client: Client, signal: AbortSignal): Promise<string> =>
  (await client.send(captchaImageCall, { query: now(), signal, alert: false })).image
