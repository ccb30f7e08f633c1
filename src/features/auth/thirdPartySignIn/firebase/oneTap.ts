import { googleClientId } from '../../../../api/identity.ts'
import { at } from '../../../../json/read.ts'
import type { FirebaseSettings } from '../../../../site/site.ts'
import { admitVendor, GOOGLE_SCRIPTS } from '../../../shared/vendorPolicy.ts'
import { bareDomain, emulatorOrigin } from '../model/emulator.ts'
import { loadScript } from './loadScript.ts'

/** The part of Google Identity Services that One Tap needs. */
interface OneTap {
  initialize(options: {
    readonly client_id: string
    readonly callback: (answer: unknown) => void
    readonly cancel_on_tap_outside: boolean
    readonly context: 'signin'
    readonly itp_support: boolean
    readonly use_fedcm_for_prompt: boolean
  }): void
  prompt(): void
  cancel(): void
}

const SCRIPT = 'https://accounts.google.com/gsi/client'

const isOneTap = (value: unknown): value is OneTap =>
  ['initialize', 'prompt', 'cancel'].every((name) => typeof at(value, name) === 'function')

/**
 * Google One Tap (docs/conformance.md § 2.1): offers the visitor's Google account over the page. Resolves once it is offered or
 * turns out not to be available. `picked` receives Google's token when the visitor accepts.
 */
export async function offerOneTap(
  settings: FirebaseSettings,
  signal: AbortSignal,
  picked: (googleIdToken: string) => void,
): Promise<void> {
  const emulator = emulatorOrigin(settings.authDomain, window.location.hostname)
  const { apiKey, authDomain = '' } = settings
  const client = await googleClientId({ apiKey, domain: bareDomain(authDomain), emulator, signal })
  if (!client) return
  await admitVendor({ addresses: emulator === undefined ? GOOGLE_SCRIPTS : [`${emulator}/emulator/`] })
  await loadScript(emulator === undefined ? SCRIPT : `${emulator}/emulator/gsi/client`)
  const oneTap = at(at(at(window, 'google'), 'accounts'), 'id')
  if (signal.aborted || !isOneTap(oneTap)) return
  signal.addEventListener('abort', () => oneTap.cancel(), { once: true })
  oneTap.initialize({
    client_id: client,
    callback: (answer) => {
      const credential = at(answer, 'credential')
      if (!signal.aborted && typeof credential === 'string' && credential !== '') picked(credential)
    },
    cancel_on_tap_outside: false,
    context: 'signin',
    itp_support: true,
    use_fedcm_for_prompt: true,
  })
  oneTap.prompt()
}
