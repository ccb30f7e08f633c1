import { load } from '@fingerprintjs/fingerprintjs'

/** The browser's fingerprint, made here; nothing is sent anywhere for it. */
export async function readFingerprint(): Promise<string> {
  const agent = await load()
  const { visitorId } = await agent.get()
  return visitorId
}
