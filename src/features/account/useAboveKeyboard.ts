import { type RefObject, useEffect } from 'react'
import { followKeyboard } from '../../ui/keyboard.ts'

/**
 * Keeps a form's button above the on-screen keyboard: `--keyboard` says how much of the window it covers, and what has the focus
 * stays in view when the window becomes smaller.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stopFollowing = followKeyboard(element)
    const seen = window.visualViewport
    const keepInView = () => {
      // A keyboard that lies over the window; one that makes it smaller shows in its height.
      element.toggleAttribute(
        'data-keyboard',
        Number.parseFloat(element.style.getPropertyValue('--keyboard')) > 0,
      )
      const focused = document.activeElement
      if (focused instanceof HTMLInputElement && element.contains(focused))
        focused.scrollIntoView({ block: 'nearest' })
    }
    seen?.addEventListener('resize', keepInView)
    return () => {
      stopFollowing()
      seen?.removeEventListener('resize', keepInView)
    }
  }, [form])
}
