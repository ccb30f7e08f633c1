import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { FULL_SCREEN_DEBOUNCE_MS } from './model/timing.ts'

export interface FullScreen {
  /** False where the browser has none, as on an iPhone: then nothing of it is shown. */
  readonly possible: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** The whole document, not the game alone: what lies over the game must be seen too. */
async function enter(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  // The installed app stands upright by its manifest; a game may be turned.
  await screen.orientation?.lock?.('any')
}

const quietly = (wish: Promise<unknown> | undefined): void => void wish?.catch(() => undefined)

/**
 * The game's full screen. In the installed app the player has it without asking: at once where the tap that opened the game
 * still counts, else with the next click, again whenever it was lost, until the player leaves it on purpose (docs/conformance.md § 1.9). Taps inside the game show as the window's focus going into the frame.
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
