import { type RefObject, useEffect, useRef } from 'react'
import { onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import type { SmsCode } from './model/types.ts'

/**
 * What is wrong with the number that a code was to go to, for the field of that number, which takes the focus: the code's
 * own field says nothing about it.
 */
export function useNumberError(
  { failure }: Pick<SmsCode, 'failure'>,
  field: RefObject<HTMLInputElement | null>,
): string | undefined {
  const errorText = useErrorText()
  // What went wrong before this form was there is said, and nobody's focus is taken for it.
  const announced = useRef(failure)
  useEffect(() => {
    if (announced.current === failure) return
    announced.current = failure
    if (!failure?.aboutNumber) return
    field.current?.focus()
    field.current?.select()
  }, [failure, field])
  const shown = failure?.aboutNumber ? errorText(failure) : undefined
  return shown && onOneLine(shown)
}
