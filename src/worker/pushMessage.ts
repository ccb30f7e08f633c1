import { isRecord, parseJson } from '../json/read.ts'
import { parseUrl } from '../ui/url/parseUrl.ts'

/** A push message as the messaging service sends it; every part may be missing or hostile. */
export interface PushMessage {
  readonly title?: string
  readonly body?: string
  readonly icon?: string
  readonly image?: string
  readonly tag?: string
  /** The target of a click: an absolute address inside the scope. */
  readonly url: string
  /** The message for open pages, in the form that the messaging library expects; undefined where it is unusable. */
  readonly handOver?: Readonly<Record<string, unknown>>
}

/** Longer than any system shows. */
const LONGEST_TITLE = 120
const LONGEST_TEXT = 500
const LONGEST_TAG = 100
/** The messaging service's limit is 4 kB: a longer message does not come from it. */
export const LONGEST_MESSAGE = 16_384
/** Parameters that would log the player in to another session. */
const SESSION_PARAMETERS = ['token', 'tokens']
/** The target of a click without an address. */
const HOME = 'home'

const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return text === '' ? undefined : Array.from(text).slice(0, longest).join('')
}

/** The address of a picture: https, or our own origin's. */
function picture(value: unknown, scope: string): string | undefined {
  const url = typeof value === 'string' && value !== '' ? parseUrl(value, scope) : undefined
  return url && (url.protocol === 'https:' || url.origin === new URL(scope).origin) ? url.href : undefined
}

/** The target of a click: only inside the scope and without a session token; any other address becomes home. */
export function guardedUrl(value: unknown, scope: string): string {
  const home = new URL(HOME, scope)
  const url = typeof value === 'string' && value !== '' ? parseUrl(value, scope) : undefined
  if (!url || url.origin !== home.origin || !url.pathname.startsWith(new URL(scope).pathname))
    return home.href
  if (url.username !== '' || url.password !== '') return home.href
  for (const name of SESSION_PARAMETERS) url.searchParams.delete(name)
  return url.href
}

const parsed = (text: string | undefined): unknown =>
  text === undefined || text.length > LONGEST_MESSAGE ? undefined : parseJson(text)

/** Names that the messaging library interprets in a page. */
const HANDED = ['notification', 'data', 'fcmOptions'] as const

function handOver(message: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts = HANDED.flatMap((name) => (isRecord(message[name]) ? [[name, message[name]] as const] : []))
  return {
    ...Object.fromEntries(parts),
    from: textOf(own(message, 'from'), LONGEST_TAG) ?? '',
    collapse_key: textOf(own(message, 'collapse_key'), LONGEST_TAG) ?? '',
    fcmMessageId: textOf(own(message, 'fcmMessageId'), LONGEST_TAG) ?? '',
    isFirebaseMessaging: true,
    messageType: 'push-received',
  }
}

/**
 * Reads the data of a push. Never throws: malformed parts are left out, and there is always a target.
 *
 * @param scope the worker's scope, absolute
 */
export function readPush(text: string | undefined, scope: string): PushMessage {
  const message = parsed(text)
  if (!isRecord(message)) return { url: guardedUrl(undefined, scope) }
  const [shown, data] = [own(message, 'notification'), own(message, 'data')]
  // The fields of a message without a notification.
  const field = (name: string) => own(shown, name) ?? own(data, name)
  const link = own(own(message, 'fcmOptions'), 'link') ?? own(shown, 'click_action') ?? own(data, 'url')
  const found = {
    title: textOf(field('title'), LONGEST_TITLE),
    body: textOf(field('body'), LONGEST_TEXT),
    icon: picture(field('icon'), scope),
    image: picture(field('image'), scope),
    tag: textOf(field('tag'), LONGEST_TAG),
  }
  const parts = Object.fromEntries(Object.entries(found).filter(([, part]) => part !== undefined))
  return { ...parts, url: guardedUrl(link, scope), handOver: handOver(message) }
}
