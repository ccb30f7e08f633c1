import { load } from '@fingerprintjs/fingerprintjs'
import { admit } from '../../../ui/url/defaultPolicy.ts'
import { fingerprintRules } from './model/fingerprintRules.ts'

/** The browser's fingerprint. It is computed locally, without a network request. */
export async function readFingerprint(): Promise<string> {
  admit(fingerprintRules)
  const agent = await load()
  const { visitorId } = await agent.get()
  return visitorId
}
