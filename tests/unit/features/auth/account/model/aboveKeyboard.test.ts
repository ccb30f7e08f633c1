import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  covers,
  placeOfButton,
  type Span,
  scrollFor,
} from '../../../../../../src/features/auth/account/model/aboveKeyboard.ts'

const VISIBLE: Span = { top: 0, bottom: 380 }
const BUTTON = placeOfButton(VISIBLE, 56)
const at = (top: number, height: number): Span => ({ top, bottom: top + height })
const moved = ({ top, bottom }: Span, by: number): Span => ({ top: top - by, bottom: bottom - by })

describe('the button above the keyboard', () => {
  it('stands at the end of what is seen, on ground of its own', () => {
    expect(BUTTON).toEqual({ top: 300, bottom: 380 })
  })

  it('leaves a field alone that is in view, and brings one that is not by the shortest way', () => {
    expect(scrollFor(VISIBLE, BUTTON, at(100, 90), undefined)).toBe(0)
    expect(scrollFor(VISIBLE, BUTTON, at(260, 90), undefined)).toBe(50)
    expect(scrollFor(VISIBLE, BUTTON, at(-30, 90), undefined)).toBe(-30)
  })

  it('has the captcha in view beside the field, where both have room', () => {
    expect(scrollFor(VISIBLE, BUTTON, at(150, 90), at(260, 60))).toBe(20)
    expect(scrollFor(VISIBLE, BUTTON, at(20, 90), at(120, 60))).toBe(0)
  })

  it('has the captcha out of sight rather than under it, where they have not', () => {
    const [field, captcha] = [at(40, 90), at(340, 90)]
    const by = scrollFor(VISIBLE, BUTTON, field, captcha)
    expect(by).toBe(-40)
    expect(covers(BUTTON, moved(captcha, by))).toBe(false)
    expect(moved(field, by).top).toBeGreaterThanOrEqual(0)
  })

  it('shows the field in any case', () => {
    const span = fc.record({
      top: fc.integer({ min: -900, max: 900 }),
      height: fc.integer({ min: 1, max: 250 }),
    })
    fc.assert(
      fc.property(span, fc.option(span, { nil: undefined }), (field, captcha) => {
        const one = at(field.top, field.height)
        const by = scrollFor(VISIBLE, BUTTON, one, captcha && at(captcha.top, captcha.height))
        const after = moved(one, by)
        expect(after.top).toBeGreaterThanOrEqual(VISIBLE.top)
        expect(after.bottom).toBeLessThanOrEqual(BUTTON.top)
      }),
    )
  })
})
