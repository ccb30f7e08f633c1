import { type RefObject, useEffect, useRef } from 'react'
import { onOneLine, useSaidWords } from '../useSaidWords.ts'
import type { SmsCode } from './model/types.ts'

/**
 * What is wrong with the number that a code was to go to, for the field of that number, which takes the focus: the code's
 * own field says nothing about it.
 */
export function useNumberError(
  { failure }: Pick<SmsCode, 'failure'>,
  field: RefObject<HTMLInputElement | null>,
): string | undefined {
  const words = useSaidWords()
  // What went wrong before this form was there is said, and nobody's focus is taken for it.
  const told = useRef(failure)
  useEffect(() => {
    if (told.current === failure) return
    told.current = failure
    if (!failure?.aboutNumber) return
    field.current?.focus()
    field.current?.select()
  }, [failure, field])
  const said = failure?.aboutNumber ? words(failure) : undefined
  return said && onOneLine(said)
}
