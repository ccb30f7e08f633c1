import { expect, it } from 'vitest'
import { mayAsk } from '../../matrix/rules/readOnly.ts'

const SITE = 'https://play.example'

it.each([
  ['GET', `${SITE}/wps/system/status`, 'fetch', true],
  ['HEAD', `${SITE}/m/home`, 'fetch', true],
  ['GET', 'https://pictures.example/a.webp', 'image', true],
  ['GET', 'data:image/svg+xml,<svg/>', 'image', true],
  ['POST', `${SITE}/wps/relay/MCSFE_trackEvents`, 'fetch', false],
  ['DELETE', `${SITE}/wps/member/pushToken`, 'fetch', false],
  ['POST', 'https://vendor.example/collect', 'ping', false],
  ['GET', 'https://vendor.example/pixel.js', 'script', false],
  ['GET', 'https://vendor.example/frame', 'document', false],
  ['GET', 'https://play.example.evil.example/', 'fetch', false],
  ['GET', 'no address', 'fetch', false],
])('%s %s as %s is sent to a deployed site: %s', (method, url, type, isSent) => {
  expect(mayAsk({ method, url, type }, SITE)).toBe(isSent)
})
