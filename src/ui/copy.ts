/** Copies text to the clipboard; false if the browser refuses. Plain http has no clipboard API: uses a fallback. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.setAttribute('data-visually-hidden', '')
  // Inside of the open dialog, which keeps the focus.
  const home = before?.closest('dialog, [role="dialog"]') ?? document.body
  home.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
