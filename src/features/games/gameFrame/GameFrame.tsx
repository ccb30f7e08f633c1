import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { guardUrl, isInside } from '../../../ui/url/guard.ts'
import { siteBase } from '../../shared/links.ts'
import { GameBar } from './GameBar.tsx'
import { confine } from './model/confine.ts'
import type { GameMessage } from './model/messages.ts'
import { placePath } from './model/places.ts'
import { SLOW_AFTER_MS } from './model/timing.ts'
import { SlowNotice } from './SlowNotice.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { useMessages } from './useMessages.ts'

/** Gives the screen the height of the window: the game itself is a fixed layer over the page and takes no space. */
const Ground = styled.div`
  min-block-size: 100dvh;
`

const Stage = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  background: var(--bg);
  overscroll-behavior: none;

  @media (orientation: landscape) and (max-height: 480px) {
    grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
  }
  &[data-bar='hidden'] { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
`

/** The game's area. Its padding covers the safe areas that the bar does not cover. */
const Room = styled.div`
  position: relative;
  padding: 0 var(--safe-right) var(--safe-bottom) var(--safe-left);

  [data-bar='hidden'] > & { padding-block-start: var(--safe-top); }
  > iframe { display: block; inline-size: 100%; block-size: 100%; background: var(--bg); color-scheme: normal; opacity: 0; transition: opacity var(--motion) linear; }
  > iframe[data-shown] { opacity: 1; }
  > [data-waiting] { position: absolute; inset: 0; z-index: 1; display: grid; align-content: center; pointer-events: none; }
`

export interface GameFrameProps {
  /** The game's address, guarded. */
  readonly game: URL
  /** The game's name, until the game sends its own title; undefined: unknown. */
  readonly name: string | undefined
  /** The game is played without money. */
  readonly demo: boolean
  /** The content over the game until it has loaded. */
  readonly waiting: ReactNode
  /** Leaves the game; to a path inside the app, else to where the player came from. */
  readonly leave: (to?: string) => void
  /** Launches the game again. */
  readonly retry: () => void
}

/** A running game in the whole window: a bar that can be hidden, with back and full screen, and the sandboxed game. */
export function GameFrame({ game, name, demo, waiting, leave, retry }: GameFrameProps) {
  const { t } = useTranslation('gameFrame')
  const { plan, facts } = usePlanned()
  const frame = useRef<HTMLIFrameElement>(null)
  const [title, setTitle] = useState<string>()
  const [isThere, setThere] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [barHidden, setBarHidden] = useState(false)
  const fullScreen = useFullScreen(frame, facts.device.installed)
  const { sandbox, allow, origin } = confine(game, {
    origin: window.location.origin,
    domains: [],
    trustedHosts: facts.site.trustedHosts,
  })

  useEffect(() => {
    if (isThere) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isThere])

  function hear(message: GameMessage) {
    switch (message.type) {
      case 'ready':
        setThere(true)
        return setTitle(message.title)
      case 'header':
        return setBarHidden(message.hidden)
      case 'leave':
        return leave()
      case 'go': {
        const path = placePath(message.to, plan.screens)
        return path && leave(path)
      }
    }
  }
  useMessages(frame, origin, hear)

  function loaded() {
    const home = pathInside(frame.current)
    if (home) return leave(home)
    setThere(true)
    const { activeElement } = document
    // The game gets the keyboard focus, unless the player has already focused something else.
    if (!activeElement || activeElement === document.body || activeElement.id === 'main')
      frame.current?.focus()
  }

  const shown = title ?? name ?? t('game')
  return (
    <Ground>
      <Stage data-feature="gameFrame" data-bar={barHidden ? 'hidden' : 'shown'}>
        <GameBar
          name={shown}
          demo={demo}
          hidden={barHidden}
          setHidden={setBarHidden}
          fullScreen={fullScreen}
          leave={() => leave()}
        />
        <Room>
          {!isThere && <div data-waiting="">{waiting}</div>}
          <iframe
            ref={frame}
            title={shown}
            sandbox={sandbox}
            allow={allow}
            referrerPolicy="strict-origin"
            data-shown={isThere || isSlow ? '' : undefined}
            onLoad={loaded}
            src={game.href}
          />
          {isSlow && <SlowNotice href={game.href} retry={retry} />}
        </Room>
      </Stage>
    </Ground>
  )
}

/** The path of the app's page in the frame, if the game has navigated there: the whole window then opens it. */
function pathInside(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const base = siteBase()
    const url = guardUrl(frame?.contentWindow?.location.href, { base, allow: 'link' })
    return url && isInside(url, base) ? url.pathname + url.search + url.hash : undefined
  } catch {
    // The address of another origin cannot be read: the frame still contains the game.
    return undefined
  }
}
