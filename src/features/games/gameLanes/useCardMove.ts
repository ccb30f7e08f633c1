import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { canMove, moveTransition } from '../../../ui/moveTransition.ts'
import { useNavigate } from '../../../ui/navigation.ts'
import { launchesWith, moveState } from '../launchGame/public.ts'

/**
 * Handlers for a list of games: the picture of a card that is tapped moves to where the game's screen shows it. The screen loads
 * with the touch; if it is not there with the tap, or cannot show the game to this visitor, the link works as ever.
 */
export function useCardMove() {
  const navigate = useNavigate()
  const app = useApp()
  const { plan } = usePlanned()
  const isLoaded = useRef(false)
  /** Loads the game's screen and its texts. */
  const load = async () => {
    const target = plan.screens.find(({ screen }) => screen.id === 'launchGame')
    if (!target) return
    await Promise.all([
      target.screen.load.preload(),
      ...target.namespaces.map((name) => app.i18n.ready(name)),
    ])
    isLoaded.current = true
  }
  const linkOf = (target: EventTarget): HTMLAnchorElement | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-game] a[href]') : null
    const isInside = link?.origin === location.origin
    return isInside && launchesWith(link, app.session.current() !== undefined) ? link : undefined
  }
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      // A failed download is tried again, and shown, by the screen itself.
      if (linkOf(target)) load().catch(() => undefined)
    },
    onClickCapture: (event: MouseEvent) => {
      const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event
      const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
      if (event.defaultPrevented || !isPlain || !isLoaded.current || !canMove()) return
      const link = linkOf(target)
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null
      const picture = card?.querySelector<HTMLElement>('[data-picture]')
      if (!link || !card || !picture) return
      event.preventDefault()
      const same = [...document.querySelectorAll<HTMLElement>('[data-game]')].filter(
        ({ dataset }) => dataset.game === card.dataset.game,
      )
      const state = moveState(same.length - same.indexOf(card))
      moveTransition(picture, () => navigate(link.pathname + link.search + link.hash, { state }))
    },
  }
}
