/** Kinds of fields that a player fills by hand; a search is no form. */
const TEXT = new Set(['text', 'tel', 'email', 'password', 'number', 'url', 'textarea'])
/** From one field to the next nobody has stopped typing, ms. */
export const SETTLE_MS = 300

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (TEXT.has(target.type) || target.type === 'search')

/** What is written there is of use only together with the rest of a form. */
const isOfForm = (field: Field): boolean => TEXT.has(field.type)

export interface Typing {
  /** Somebody writes, or has left something half filled. */
  readonly isTyping: () => boolean
  /** Tells when that may have changed; answers how to stop. */
  readonly follow: (tell: () => void) => () => void
}

/** Follows what a player types on a page, so that nothing lies down over it. */
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
