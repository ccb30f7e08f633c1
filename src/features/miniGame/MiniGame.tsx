import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSessionToken } from '../../session/useSession.ts'
import { Draggable } from '../../ui/draggable/Draggable.tsx'
import { pageLater } from '../../ui/later.ts'
import { localStore } from '../shared/localStore.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import type { Game } from './host.ts'
import { variantOf } from './model/variant.ts'
import { pageHost } from './pageHost.ts'

/** Delay before the script is loaded, ms, so that the screen is ready first. */
const LATE_MS = 1500
const POSITION_KEY = 'SHELL_miniGame'
/** Selector of elements that the mini-game must not cover: the other floating buttons, and a card over the bottom of the page. */
const OTHERS = '[data-feature="chat"] > *, [data-feature="activityShortcut"] > button, aside[data-feature]'

/** The floating mini-game. If anything fails, it is not shown. */
export default function MiniGame() {
  const { t, ready } = useTranslation('miniGame')
  const variant = variantOf(usePlanned().facts.site.flags)
  const token = useSessionToken()
  const [game, setGame] = useState<Game>()

  useEffect(() => {
    if (variant === undefined || token === undefined) return
    let here = true
    const stop = pageLater(() => {
      void pageHost()
        .bring(variant)
        .then((found) => here && setGame(found))
    }, LATE_MS)
    return () => {
      here = false
      stop()
      setGame(undefined)
    }
  }, [variant, token])

  if (!game || !ready || token === undefined) return null
  return (
    <Draggable
      label={t('mini_game')}
      hint={t('move_hint')}
      store={localStore}
      storageKey={POSITION_KEY}
      avoid={OTHERS}
    >
      <Stage game={game} token={token} onFailed={() => setGame(undefined)} />
    </Draggable>
  )
}

interface StageProps {
  readonly game: Game
  readonly token: string
  readonly onFailed: () => void
}

/** The place where the script draws. All sessions of this page share the same container element. */
function Stage({ game, token, onFailed }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const enter = useEffectEvent((failed: () => void) => game.enter({ token, language }, failed))
  const fail = useEffectEvent(onFailed)
  useLayoutEffect(() => {
    let here = true
    place.current?.append(game.container)
    enter(() => here && fail())
    return () => {
      here = false
      game.leave()
      game.container.remove()
    }
  }, [game])
  return <div ref={place} />
}
