/** Messages from the page to the frame of the vendor's scripts, over a port that the scripts cannot access. */
export type ToFrame =
  /** Runs the vendor's HTML and its scripts, only once. */
  | { readonly kind: 'run'; readonly html: string }
  /** Looks again for the function that opens the vendor's chat. */
  | { readonly kind: 'look' }
  /** Opens the chat. */
  | { readonly kind: 'open' }

/**
 * Reads the frame's answer: whether the vendor's chat can be opened. The frame is not trusted: undefined for any other data.
 */
export function readAnswer(data: unknown): boolean | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'canOpen')) return undefined
  const canOpen: unknown = Reflect.get(data, 'canOpen')
  return typeof canOpen === 'boolean' ? canOpen : undefined
}

export const isToFrame = (data: unknown): data is ToFrame =>
  typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string'
