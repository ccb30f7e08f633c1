import { type RefObject, useEffect } from 'react'
import { followKeyboard } from '../../../ui/keyboard.ts'
import { LOW_PX } from './formStyles.ts'
import { covers, placeOfButton, type Span, scrollFor } from './model/aboveKeyboard.ts'

const CAPTCHA = '[data-feature="captcha"]'

/** The position of the form's captcha; undefined if none is visible. */
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

/** The visible part of the window, without the part that an on-screen keyboard covers. */
function visibleSpan(): Span {
  const seen = window.visualViewport
  if (!seen) return { top: 0, bottom: window.innerHeight }
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height }
}

/**
 * Keeps a form's button above the on-screen keyboard. `--keyboard` is the height that the keyboard covers. The focused field
 * stays in view when the window becomes smaller. `data-yields` ends the sticky position where the button would cover a captcha.
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
      // Set for a keyboard that covers the window. One that shrinks the window is detected by the window's height.
      element.toggleAttribute('data-keyboard', isCovered())
      const field = focusedField()
      // The field with its label and the text below it.
      const whole = field?.labels?.[0]?.parentElement ?? field
      if (whole) {
        const way = scrollFor(visibleSpan(), buttonPlace(), whole.getBoundingClientRect(), captchaOf(element))
        if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
      }
      giveWay()
    }
    // In the next frame: the browser itself scrolls to the focused element first.
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
