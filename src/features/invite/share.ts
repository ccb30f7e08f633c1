/** The content to share; the phone's share sheet shows it. */
export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Whether this browser can share: only phones, and only over https. */
export function canShare(message: Message): boolean {
  if (typeof navigator.share !== 'function') return false
  return typeof navigator.canShare !== 'function' || navigator.canShare({ ...message })
}

/** Opens the phone's share sheet. If the player closes it, nothing is shown. */
export async function share(message: Message): Promise<void> {
  try {
    await navigator.share({ ...message })
  } catch {
    // Closed by the player or refused by the browser: the link beside it can be copied.
  }
}
