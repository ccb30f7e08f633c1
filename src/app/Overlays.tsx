import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { FeatureDecisions } from '../registry/facts.ts'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import { useWholePlan } from '../registry/PlanContext.ts'
import { isTask } from '../registry/taskScreens.ts'
import { ModalFeature } from '../ui/modal/ModalFeature.ts'
import { followModals, isModalOpen } from '../ui/modal/stack.ts'
import type { NoticeStore } from './notices.ts'
import { nextOverlay, type OverlayHistory, withoutGone } from './overlayQueue.ts'
import { createTyping } from './typing.ts'

/** The code that shows a notice. Loaded when the page is idle, because a notice often reports a lost endpoint. */
export const noticeHost = lazy(() => import('./NoticeHost.tsx'))

/** On a phone in landscape a bar would cover a quarter of the visible page. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 480px)'
const isSideways = () => globalThis.matchMedia?.(SIDEWAYS).matches ?? false
const followTurns = (changed: () => void) => {
  const turns = globalThis.matchMedia?.(SIDEWAYS)
  turns?.addEventListener('change', changed)
  return () => turns?.removeEventListener('change', changed)
}

/**
 * Time after the start until the page has decided what it offers first, ms: the install prompt appears 1 s after the start.
 */
const SETTLED_MS = 1500
/** An offer waits at most this long for a feature that has not decided, ms. */
const PATIENCE_MS = 5000

/** Whether an overlay that precedes an offer may be about to appear. */
function useUnsettled(decisions: FeatureDecisions): boolean {
  const [age, setAge] = useState(0)
  useEffect(() => {
    const timers = [SETTLED_MS, PATIENCE_MS].map((ms) => setTimeout(() => setAge(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  if (age < SETTLED_MS) return true
  return age < PATIENCE_MS && Object.values(decisions).some(({ isPending }) => isPending)
}

const NONE: FeatureDecisions = {}

/** Shows the overlays, one at a time. A notice that waits for an answer precedes the overlays of features. */
export function Overlays({ notices }: { readonly notices: NoticeStore }) {
  const { plan, facts } = useWholePlan()
  const posted = useStore(notices, ({ waiting }) => waiting[0]?.id)
  const [closed, setClosed] = useState<OverlayHistory>([])
  useEffect(() => setClosed((history) => withoutGone(history, plan.overlays)), [plan.overlays])

  const [{ follow, isTyping }] = useState(() => createTyping(document))
  const typing = useSyncExternalStore(follow, isTyping)
  const modal = useSyncExternalStore(followModals, isModalOpen)
  const sideways = useSyncExternalStore(followTurns, isSideways)
  const { screen } = facts.route
  const noRoom = sideways || isTask(screen)
  const onForm = plan.screens.some(
    (planned) => planned.screen.id === screen && planned.screen.frame === 'signIn',
  )

  const stood = useRef<string>(undefined)
  const isUnsettled = useUnsettled(facts.featureDecided ?? NONE)
  const moment = { closed, standing: stood.current, typing, onForm, noRoom, isUnsettled, modal }
  const next = nextOverlay(plan.overlays, moment)
  // A problem of the endpoint precedes the message of a single call.
  const urgent = next !== undefined && next.overlay.priority < 0
  const notice = urgent ? undefined : posted
  const id = next?.overlay.id
  const close = useCallback(() => id && setClosed((history) => [...history, id]), [id])
  // Set before the modal itself reports that it is open.
  useLayoutEffect(() => {
    stood.current = notice === undefined ? id : undefined
  }, [id, notice])

  // The code may have failed to load for the previous notice: each notice tries again.
  if (notice !== undefined)
    return <LazyPart key={notice} feature="notice" load={noticeHost} props={{ store: notices }} />
  if (!next) return null
  return (
    <ModalFeature value={next.feature}>
      <LazyPart key={id} feature={next.feature} load={next.overlay.load} props={{ close }} />
    </ModalFeature>
  )
}
