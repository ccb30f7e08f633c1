import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Path, Router } from 'react-router-dom'
import { NextPlace, PaintFirst } from '../ui/links.ts'
import { nextTask } from '../ui/nextTask.ts'

/**
 * The router of the browser's address, as React Router's `BrowserRouter`. A control may be painted as pressed first
 * ({@link PaintFirst}): the address changes at once, the screen in the next task, since it takes a slow phone some hundred
 * milliseconds. A transition would take twice as long: it gives way to every frame.
 */
export function AddressRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, show] = useState(() => ({ action: history.action, location: history.location }))
  const [next, setNext] = useState<Path>()
  const isPaintedFirst = useRef(false)
  useLayoutEffect(() => {
    let latest = 0
    return history.listen(async ({ action, location }) => {
      const own = ++latest
      if (isPaintedFirst.current) {
        setNext(location)
        await nextTask()
      }
      // Another navigation, such as a step back, has been faster.
      if (own !== latest) return
      setNext(undefined)
      show({ action, location })
    })
  }, [history])
  const paintFirst = useCallback((navigate: () => void) => {
    isPaintedFirst.current = true
    try {
      navigate()
    } finally {
      isPaintedFirst.current = false
    }
  }, [])
  return (
    <PaintFirst value={paintFirst}>
      <NextPlace value={next}>
        <Router navigator={history} location={shown.location} navigationType={shown.action}>
          {children}
        </Router>
      </NextPlace>
    </PaintFirst>
  )
}
