import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { FULL_SCREEN_DEBOUNCE_MS } from './model/timing.ts'

export interface FullScreen {
  /** False if the browser does not support it, as on an iPhone: then no button is shown. */
  readonly possible: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Shows the whole document in full screen, not only the game: content over the game must be visible too. */
async function enter(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  // The manifest locks the installed app to portrait; a game may rotate.
  await screen.orientation?.lock?.('any')
}

const quietly = (wish: Promise<unknown> | undefined): void => void wish?.catch(() => undefined)

/**
 * The game's full screen. In the installed app it starts by itself (docs/conformance.md § 1.9): at once if the tap that opened the
 * game still counts as user activation, else with the next click. It also starts again after it was lost, until the player
 * ends it with the button. A tap inside the game is detected because the window loses the focus to the frame.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>, repeats: boolean): FullScreen {
  const [on, setOn] = useState(false)
  const possible = document.fullscreenEnabled === true
  const wanted = useRef(repeats)

  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null)
    follow()
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) quietly(document.exitFullscreen())
    }
  }, [])

  useEffect(() => {
    if (!possible || !repeats) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (wanted.current && !document.fullscreenElement) quietly(enter())
      }, FULL_SCREEN_DEBOUNCE_MS)
    }
    const onBlur = () => {
      if (frame.current && document.activeElement === frame.current) ask()
    }
    ask()
    document.addEventListener('click', ask)
    window.addEventListener('blur', onBlur)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', ask)
      window.removeEventListener('blur', onBlur)
    }
  }, [frame, possible, repeats])

  const toggle = useCallback(() => {
    const leaves = document.fullscreenElement !== null
    wanted.current = !leaves
    quietly(leaves ? document.exitFullscreen() : enter())
  }, [])

  return { possible, on, toggle }
}
