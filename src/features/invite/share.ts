/** What is shared: the phone's own sheet puts it together. */
export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Whether this browser shares: only on phones, and only over https. */
export function canShare(message: Message): boolean {
  if (typeof navigator.share !== 'function') return false
  return typeof navigator.canShare !== 'function' || navigator.canShare({ ...message })
}

/** Opens the phone's sheet; who closes it has changed their mind, and nothing is said. */
export async function share(message: Message): Promise<void> {
  try {
    await navigator.share({ ...message })
  } catch {
    // Closed, or refused by the browser: the link stands beside it to be copied.
  }
}
