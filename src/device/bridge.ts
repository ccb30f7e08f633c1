/**
 * The official app's bridge for its web view: sign-in with the provider's own app. This file describes the whole protocol.
 *
 * - Android: `window.AndroidOAuth.signIn(channel)`. iOS: `window.webkit.messageHandlers.oauth.postMessage({ channel })`.
 * - Both reply by calling `window.onOAuthResult(channel, result)` once. `result` is the ID token, or a text that starts
 *   with `Failure` (docs/conformance.md § 2.8).
 */
export interface NativeBridge {
  /**
   * Resolves to the ID token.
   * @throws NativeFailure with the app's message; the abort reason of the signal
   */
  readonly signIn: (channel: string, signal: AbortSignal) => Promise<string>
}

/** The app has reported a failure. */
export class NativeFailure extends Error {
  override readonly name = 'NativeFailure'
}

const CALLBACK = 'onOAuthResult'
const FAILURE = 'Failure'
/** A longer text is not a message for players. */
const LONGEST_TEXT = 500
/** A JSON Web Token: three parts of base64url. An unsigned one ends with its second full stop. */
const TOKEN = /^[\w-]{2,}\.[\w-]{2,}\.[\w-]*$/
const LONGEST_TOKEN = 16_384

const memberOf = (value: unknown, name: string): unknown => {
  try {
    const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isHolder ? Reflect.get(value, name) : undefined
  } catch {
    return undefined
  }
}

/** Calls a method of the app. Methods of objects that Android injects must not be detached from their object. */
const caller = (owner: unknown, name: string): ((argument: unknown) => void) | undefined => {
  const method = memberOf(owner, name)
  return typeof method === 'function'
    ? (argument) => void Reflect.apply(method, owner, [argument])
    : undefined
}

function senderOf(page: object): ((channel: string) => void) | undefined {
  const android = caller(memberOf(page, 'AndroidOAuth'), 'signIn')
  if (android) return android
  const handlers = memberOf(memberOf(page, 'webkit'), 'messageHandlers')
  const ios = caller(memberOf(handlers, 'oauth'), 'postMessage')
  return ios && ((channel) => ios({ channel }))
}

/** Reads the argument of a callback; undefined where it is unusable, and the callback is then ignored. */
export function readResult(
  result: unknown,
): { readonly token: string } | { readonly failure: string } | undefined {
  if (typeof result !== 'string') return undefined
  const text = result.trim()
  if (text.startsWith(FAILURE)) {
    return { failure: text.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_TEXT) }
  }
  return text.length <= LONGEST_TOKEN && TOKEN.test(text) ? { token: text } : undefined
}

/** The app's bridge; undefined in a browser, and in an app that is too old to have one. */
export function findBridge(page: object): NativeBridge | undefined {
  const send = senderOf(page)
  if (!send) return undefined
  return {
    signIn: (channel, signal) =>
      new Promise((resolve, reject) => {
        const answer = (from: unknown, result: unknown) => {
          const read = from === channel ? readResult(result) : undefined
          if (!read) return
          finish()
          if ('token' in read) resolve(read.token)
          else reject(new NativeFailure(read.failure))
        }
        const abort = () => {
          finish()
          reject(signal.reason)
        }
        const finish = () => {
          signal.removeEventListener('abort', abort)
          if (memberOf(page, CALLBACK) === answer) Reflect.deleteProperty(page, CALLBACK)
        }
        if (signal.aborted) return abort()
        signal.addEventListener('abort', abort, { once: true })
        Reflect.set(page, CALLBACK, answer)
        try {
          send(channel)
        } catch (error) {
          finish()
          reject(new NativeFailure(`${FAILURE}: ${error instanceof Error ? error.message : channel}`))
        }
      }),
  }
}
