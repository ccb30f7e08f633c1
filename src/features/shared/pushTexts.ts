/** Cache for the merchant's texts that the page stores for the worker, because no build knows the merchant. */
export const NEUTRAL_CACHE = 'push-words'
export const NEUTRAL_KEY = '/m/push-words.json'

/** The notification for a push without usable content. */
export interface Neutral {
  readonly title: string
  readonly body?: string
  readonly icon?: string
}

const text = (value: object, name: string): string | undefined => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Reads the texts that a page stored; undefined: invalid. */
export function readNeutral(value: unknown): Neutral | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [title, body, icon] = [text(value, 'title'), text(value, 'body'), text(value, 'icon')]
  return title ? { title, ...(body && { body }), ...(icon && { icon }) } : undefined
}

/** Message of the worker to a page: the browser has changed the subscription, so the token is no longer valid. */
export const SUBSCRIPTION_CHANGED = 'push-subscription-changed'
