/** Types of fields that count as form input. A search field does not. */
const TEXT = new Set(['text', 'tel', 'email', 'password', 'number', 'url', 'textarea'])
/** Pause after which the player counts as no longer typing, ms. It covers a move between two fields. */
export const SETTLE_MS = 300

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (TEXT.has(target.type) || target.type === 'search')

/** Whether a field's text is useful only with the rest of a form. */
const isOfForm = (field: Field): boolean => TEXT.has(field.type)

export interface Typing {
  /** The player is typing, or a form is partly filled in. */
  readonly isTyping: () => boolean
  /** Calls `tell` when that may have changed; returns a function that ends this. */
  readonly follow: (tell: () => void) => () => void
}

/** Tracks whether the player is typing, so that no overlay covers the form. */
export function createTyping(document: Document): Typing {
  const filled = new Set<Field>()
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && isOfForm(target)) filled.add(target)
    },
    true,
  )
  return {
    isTyping() {
      for (const field of filled) if (!field.isConnected) filled.delete(field)
      return isField(document.activeElement) || [...filled].some(({ value }) => value !== '')
    },
    follow(tell) {
      let later: ReturnType<typeof setTimeout> | undefined
      const onLeave = () => {
        clearTimeout(later)
        later = setTimeout(tell, SETTLE_MS)
      }
      document.addEventListener('focusin', tell)
      document.addEventListener('focusout', onLeave)
      document.addEventListener('input', tell)
      return () => {
        clearTimeout(later)
        document.removeEventListener('focusin', tell)
        document.removeEventListener('focusout', onLeave)
        document.removeEventListener('input', tell)
      }
    },
  }
}
