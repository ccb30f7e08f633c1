import { useEffect } from 'react'
import { LazyPart } from '../registry/LazyPart.tsx'
import { useWholePlan } from '../registry/PlanContext.ts'
import { Head } from './Head.tsx'
import { Loading } from './Loading.tsx'
import type { NoticeStore } from './notices.ts'
import { noticeHost, Overlays } from './Overlays.tsx'
import { Toasts, toastHost } from './Toasts.tsx'

/** Whatever says that the line is lost is there by then, ms after the first picture. */
const QUIET_MS = 3000

const NOTHING = {}

/** What lies over the screen, what the head says, and who follows along: nothing of it is in the first picture, so it comes after it. */
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
        <LazyPart key={feature} feature={feature} load={load} props={NOTHING} />
      ))}
    </>
  )
}
