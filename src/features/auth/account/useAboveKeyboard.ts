import { type RefObject, useEffect } from 'react'
import { followKeyboard } from '../../../ui/keyboard.ts'
import { LOW_PX } from './formStyles.ts'
import { covers, placeOfButton, type Span, scrollFor } from './model/aboveKeyboard.ts'

const CAPTCHA = '[data-feature="captcha"]'

/** Where the captcha stands; undefined where there is none to see. */
function captchaOf(form: HTMLElement): Span | undefined {
  const spans = [...form.querySelectorAll(CAPTCHA)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  if (spans.length === 0) return undefined
  return {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  }
}

/** What of the window is seen: not what an on-screen keyboard lies over. */
function visibleSpan(): Span {
  const seen = window.visualViewport
  if (!seen) return { top: 0, bottom: window.innerHeight }
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height }
}

/**
 * Keeps a form's button above the on-screen keyboard: `--keyboard` says how much of the window it covers, what has the focus
 * stays in view when the window becomes smaller, and the button gives way (`data-yields`) where it would lie over a captcha.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stopFollowing = followKeyboard(element)
    const seen = window.visualViewport
    const isCovered = () => Number.parseFloat(element.style.getPropertyValue('--keyboard')) > 0

    const focusedField = (): HTMLInputElement | undefined => {
      const focused = document.activeElement
      const isLow = isCovered() || window.innerHeight <= LOW_PX
      return isLow && focused instanceof HTMLInputElement && element.contains(focused) ? focused : undefined
    }
    const buttonPlace = (): Span => {
      const button = element.querySelector('button[type="submit"]')
      return placeOfButton(visibleSpan(), button?.getBoundingClientRect().height ?? 0)
    }
    const giveWay = () => {
      const captcha = focusedField() && captchaOf(element)
      element.toggleAttribute('data-yields', captcha !== undefined && covers(buttonPlace(), captcha))
    }
    const keepInView = () => {
      // A keyboard that lies over the window; one that makes it smaller shows in its height.
      element.toggleAttribute('data-keyboard', isCovered())
      const field = focusedField()
      // With its label and what is said below it.
      const whole = field?.labels?.[0]?.parentElement ?? field
      if (whole) {
        const way = scrollFor(visibleSpan(), buttonPlace(), whole.getBoundingClientRect(), captchaOf(element))
        if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
      }
      giveWay()
    }
    // The browser scrolls to what takes the focus first.
    let next = 0
    const afterFocus = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(keepInView)
    }
    seen?.addEventListener('resize', keepInView)
    window.addEventListener('scroll', giveWay, { passive: true })
    element.addEventListener('focusin', afterFocus)
    return () => {
      stopFollowing()
      cancelAnimationFrame(next)
      seen?.removeEventListener('resize', keepInView)
      window.removeEventListener('scroll', giveWay)
      element.removeEventListener('focusin', afterFocus)
    }
  }, [form])
}
