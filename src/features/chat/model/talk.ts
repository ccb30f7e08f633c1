/** What the page says to the frame of the vendor's scripts, over a port that the scripts cannot reach. */
export type ToFrame =
  /** Runs the vendor's HTML, scripts and all; only once. */
  | { readonly kind: 'run'; readonly html: string }
  /** Looks again for what opens the vendor's chat. */
  | { readonly kind: 'look' }
  /** Opens it. */
  | { readonly kind: 'open' }

/** What the frame answers: whether something opens the vendor's chat. The frame is a stranger: anything else is nothing. */
export function readAnswer(data: unknown): boolean | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'canOpen')) return undefined
  const canOpen: unknown = Reflect.get(data, 'canOpen')
  return typeof canOpen === 'boolean' ? canOpen : undefined
}

export const isToFrame = (data: unknown): data is ToFrame =>
  typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string'
