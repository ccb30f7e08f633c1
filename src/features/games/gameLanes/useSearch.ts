import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../../ui/navigation.ts'

/** Delay from the last typed letter to the URL update, ms: browsers reject URL changes that are too frequent. */
export const ADDRESS_DELAY = 250

/** The search text. The screen updates at once; the URL (`?q=`) follows after a delay, without a new history entry. */
export function useSearch(): readonly [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    // The URL was changed elsewhere: by the back button or by another search field.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      setParams((before) => withParameter(before, 'q', text))
    }, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [text, setParams])

  return [text, setText]
}

/** A copy of the parameters with one of them set. An empty value removes it. */
export function withParameter(
  before: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const after = new URLSearchParams(before)
  if (value) after.set(name, value)
  else after.delete(name)
  return after
}
