const LENGTH = 16

/**
 * The id of a request: the same as long as the same is asked for, so that what is sent again after a dead line is carried
 * out once; another one for anything else, and after `done`.
 *
 * @param fill fills an array with random bytes, as `crypto.getRandomValues` does
 */
export function createRequestIds(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): {
  readonly of: (asked: string) => string
  readonly done: () => void
} {
  let known: { readonly asked: string; readonly id: string } | undefined
  return {
    of(asked) {
      if (known?.asked !== asked) {
        const bytes = new Uint8Array(LENGTH)
        fill(bytes)
        const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
        known = { asked, id }
      }
      return known.id
    },
    done: () => {
      known = undefined
    },
  }
}
