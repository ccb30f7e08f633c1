import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import type { FeatureDecisions } from '../registry/facts.ts'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import { useWholePlan } from '../registry/PlanContext.ts'
import type { Plan, PlannedOverlay } from '../registry/plan.ts'
import { isTask } from '../registry/taskScreens.ts'
import { atFirstTouch } from '../ui/atFirstTouch.ts'
import { CardTurn } from '../ui/CardTurn.ts'
import { ModalFeature } from '../ui/modal/ModalFeature.ts'
import { followModals, isModalOpen } from '../ui/modal/stack.ts'
import type { NoticeStore } from './notices.ts'
import { nextOverlay, type OverlayHistory, opensByItself, PROMOTIONS, withoutGone } from './overlayQueue.ts'
import { createTyping } from './typing.ts'
import { hasDismissed, keepDismissed, keepOpened, openedInVisit } from './visit.ts'

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
 * Time on a screen until it has decided what it offers first, ms: the install prompt appears 1 s after the start.
 */
const SETTLED_MS = 1500
/** A promotion that nobody has asked for waits this long, or until the visitor has touched the page, ms. */
const QUIET_MS = 3000
/** Time from a touch until its tap is over: nothing may appear under the finger, ms. */
const TAP_MS = 400
/** A promotion waits at most this long for a feature that has not decided, ms. */
const PATIENCE_MS = 5000

/**
 * Whether it is too early for a promotion, or an overlay that precedes it may be about to appear. Each screen decides anew: a
 * login leads home, where announcements for members are requested.
 */
function useUnsettled(screen: string, { effects }: Plan, decisions: FeatureDecisions): boolean {
  const [reached, setReached] = useState({ screen, ms: 0 })
  // React renders again before anything is shown.
  if (reached.screen !== screen) setReached({ screen, ms: 0 })
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const timers = [SETTLED_MS, QUIET_MS, PATIENCE_MS].map((ms) =>
      setTimeout(() => setReached({ screen, ms }), ms),
    )
    return () => timers.forEach(clearTimeout)
  }, [screen])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = atFirstTouch(() => {
      timer = setTimeout(() => setTouched(true), TAP_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  if (reached.ms < (isTouched ? SETTLED_MS : QUIET_MS)) return true
  if (reached.ms >= PATIENCE_MS) return false
  // Code that has not been loaded has not said yet that it is about to decide.
  const isLoading = effects.some(({ load }) => load.current() === undefined)
  return isLoading || Object.values(decisions).some(({ isPending }) => isPending)
}

const hasOpened = (): boolean => openedInVisit().length > 0

/**
 * The visit's one overlay that opens by itself: later promotions of the app begin as a pill.
 *
 * @param isOpen a modal that has appeared by itself is open
 */
function useTurn(next: PlannedOverlay | undefined, isOpen: boolean): CardTurn {
  const id = next?.overlay.id
  const isPromotion = next !== undefined && next.overlay.priority >= PROMOTIONS
  const [turn, setTurn] = useState(() => ({ id, isPill: hasOpened() }))
  // What opens during its own turn is not later than itself.
  if (turn.id !== id) setTurn({ id, isPill: hasOpened() })
  useEffect(() => {
    if (isOpen && id !== undefined) keepOpened({ id, kind: 'modal' })
  }, [isOpen, id])
  const { isPill } = turn
  return useMemo(
    () => ({
      isPill,
      opened: () => id !== undefined && keepOpened({ id, kind: 'bar' }),
      dismissed: () => isPromotion && keepDismissed(),
    }),
    [isPill, id, isPromotion],
  )
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
  const isUnsettled = useUnsettled(screen, plan, facts.featureDecided ?? NONE)
  const moment = {
    closed,
    standing: stood.current,
    typing,
    onForm,
    noRoom,
    isUnsettled,
    modal,
    opened: openedInVisit(),
    isDismissed: hasDismissed(),
  }
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

  const turn = useTurn(next, modal && notice === undefined && opensByItself(next))

  // The code may have failed to load for the previous notice: each notice tries again.
  if (notice !== undefined)
    return <LazyPart key={notice} feature="notice" load={noticeHost} props={{ store: notices }} />
  if (!next) return null
  return (
    <ModalFeature value={next.feature}>
      <CardTurn value={turn}>
        <LazyPart key={id} feature={next.feature} load={next.overlay.load} props={{ close }} />
      </CardTurn>
    </ModalFeature>
  )
}
