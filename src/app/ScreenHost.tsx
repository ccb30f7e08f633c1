import { memo, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SHELL } from '../i18n/createI18n.ts'
import { useParts } from '../layouts/PartsContext.ts'
import { Broken } from '../registry/Broken.tsx'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import { usePlanned } from '../registry/PlanContext.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const NOTHING = {}
const notFound = lazy(() => import('./NotFound.tsx'))

/** The screen of the address in its layout's frame, with an error boundary that offers a way to continue. */
export const ScreenHost = memo(function ScreenHost() {
  const { Shell } = useParts()
  const { plan, facts } = usePlanned()
  const target = plan.screens.find(({ screen }) => screen.id === facts.route.screen)
  const main = useRef<HTMLElement>(null)
  const { ready } = useTranslation([SHELL, ...(target?.namespaces ?? [])])
  const content = target?.screen.content
  // Together with the page: it would otherwise be requested only once the page has come.
  useEffect(() => void content?.preload().catch(() => undefined), [content])
  useArrival(main)

  const screen = target?.screen
  const framed = (
    <main id="main" ref={main} tabIndex={-1} data-screen={screen?.id ?? 'notFound'}>
      {screen?.id === 'home' && <VisuallyHidden as="h1">{facts.site.merchant.name}</VisuallyHidden>}
      {ready && (
        <LazyPart
          key={screen?.id ?? 'notFound'}
          feature={target?.feature ?? 'notFound'}
          load={screen?.load ?? notFound}
          props={NOTHING}
          broken={<Broken />}
        />
      )}
    </main>
  )
  return screen && screen.frame !== 'shell' ? framed : <Shell>{framed}</Shell>
})

/**
 * After a navigation the new screen gets the focus, and the view scrolls to its start or to the address's hash; not on the first
 * screen.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const arrived = before.current !== pathname
    before.current = pathname
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place) place.scrollIntoView({ block: 'start' })
    else if (arrived) window.scrollTo(0, 0)
    if (arrived) main.current?.focus({ preventScroll: true })
  }, [main, pathname, hash])
}
