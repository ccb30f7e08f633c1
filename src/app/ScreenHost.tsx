import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useParts } from '../layouts/PartsContext.ts'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import { usePlanned } from '../registry/PlanContext.ts'
import type { PlannedScreen } from '../registry/plan.ts'
import { Button } from '../ui/Button.tsx'
import { StateBox } from '../ui/EmptyState.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const NOTHING = {}
const notFound = lazy(() => import('./NotFound.tsx'))

/** The screen of the address, in its layout's frame; one that throws leaves a way on. */
export function ScreenHost({ target }: { readonly target: PlannedScreen | undefined }) {
  const { Shell } = useParts()
  const { t } = useTranslation()
  const { facts } = usePlanned()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useArrival(main, pathname)

  const { metadata, merchant } = facts.site
  const screen = target?.screen
  const framed = (
    <main id="main" ref={main} tabIndex={-1} data-screen={screen?.id ?? 'notFound'}>
      <title>{metadata[pathname]?.title ?? metadata['/m/home']?.title ?? merchant.name}</title>
      {screen?.id === 'home' && <VisuallyHidden as="h1">{merchant.name}</VisuallyHidden>}
      <LazyPart
        key={screen?.id ?? 'notFound'}
        feature={target?.feature ?? 'notFound'}
        load={screen?.load ?? notFound}
        props={NOTHING}
        broken={
          <StateBox role="alert">
            <h2>{t('unknown_error')}</h2>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {t('retry')}
            </Button>
          </StateBox>
        }
      />
    </main>
  )
  return screen?.frame === 'signIn' ? framed : <Shell>{framed}</Shell>
}

/** After a navigation the focus is at the new screen's beginning, and so is the view; not on the first screen. */
function useArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
