import { memo, useEffect } from 'react'
import { LazyPart } from '../registry/LazyPart.tsx'
import { useWholePlan } from '../registry/PlanContext.ts'
import type { PlannedPart } from '../registry/plan.ts'
import { Head } from './Head.tsx'
import { Loading } from './Loading.tsx'
import type { NoticeStore } from './notices.ts'
import { noticeHost, Overlays } from './Overlays.tsx'
import { Toasts, toastHost } from './Toasts.tsx'

/** Delay before preloading the code of notices and toasts, which report a lost endpoint, ms after the first paint. */
const QUIET_MS = 3000

const NOTHING = {}

/** Memoised: there are a score of effects, and each decision of a feature makes a new plan. */
const Effect = memo(function Effect({ feature, load }: PlannedPart) {
  return <LazyPart feature={feature} load={load} props={NOTHING} />
})

/** The overlays, the head and the effects. They load after the first paint, which contains none of them. */
export default function AppChrome({ notices }: { readonly notices: NoticeStore }) {
  const { plan } = useWholePlan()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const host of [noticeHost, toastHost]) host.preload().catch(() => undefined)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Head />
      <Overlays notices={notices} />
      <Toasts />
      <Loading />
      {plan.effects.map(({ feature, load }) => (
        <Effect key={feature} feature={feature} load={load} />
      ))}
    </>
  )
}
