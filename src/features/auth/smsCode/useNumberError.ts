import { type RefObject, useEffect, useRef } from 'react'
import { onOneLine, useErrorText } from '../../shared/useErrorText.ts'
import type { SmsCode } from './model/types.ts'

/**
 * The error of the number that a code could not be sent to, for that number's field, which gets the focus. The code's field
 * does not show it.
 */
export function useNumberError(
  { failure }: Pick<SmsCode, 'failure'>,
  field: RefObject<HTMLInputElement | null>,
): string | undefined {
  const errorText = useErrorText()
  // A failure from before this form was mounted is shown, but does not move the focus.
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
