import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How long after the last letter the address follows, ms: browsers refuse addresses that change too often. */
export const ADDRESS_DELAY = 250

/** What is searched for: at once on the screen, soon after in the address (`?q=`), without a step in the history. */
export function useSearch(): readonly [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    // Somebody else changed the address: the back button, or the other place that shows the search.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      setParams((before) => withParameter(before, 'q', text), { replace: true, preventScrollReset: true })
    }, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [text, setParams])

  return [text, setText]
}

/** A copy of the parameters with one of them set; empty takes it out. */
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
