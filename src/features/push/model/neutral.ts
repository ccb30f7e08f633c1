/** Cache in which the page leaves word of its merchant for the worker, of which no build knows; not one of a build's. */
export const NEUTRAL_CACHE = 'push-words'
export const NEUTRAL_KEY = '/m/push-words.json'

/** What a push that says nothing usable shows. */
export interface Neutral {
  readonly title: string
  readonly body?: string
  readonly icon?: string
}

const text = (value: object, name: string): string | undefined => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Reads what a page left; undefined where it makes no sense. */
export function readNeutral(value: unknown): Neutral | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [title, body, icon] = [text(value, 'title'), text(value, 'body'), text(value, 'icon')]
  return title ? { title, ...(body && { body }), ...(icon && { icon }) } : undefined
}

/** What the worker tells a page when the browser has changed the subscription: its token is of no use any more. */
export const SUBSCRIPTION_CHANGED = 'push-subscription-changed'
