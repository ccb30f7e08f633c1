import { ownScript } from '../../ui/url/trusted.ts'
import { isMiniGame, type MiniGameApi, type Player } from './model/api.ts'
import { scriptPath, type Variant } from './model/variant.ts'

/** Timeout for loading the script, ms. After that it is removed from the page. */
export const SCRIPT_MS = 10_000
const GLOBAL = 'MiniGame'

/** The parts of the page that the host uses. Tests pass their own. */
export interface HostPage {
  readonly document: Document
  readonly now: () => number
  /** Runs a function later. Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void
  readonly global: (name: string) => unknown
  readonly forget: (name: string) => void
}

/** One mini-game of this page. It survives a logout: its script is loaded and rendered only once. */
export interface Game {
  /** The element that the script draws into. */
  readonly container: HTMLElement
  /** Renders the game for the first player, shows it to later ones. `onFailed` runs when it must be hidden. */
  readonly enter: (player: Player, onFailed: () => void) => void
  /** Hides the game when the player leaves. */
  readonly leave: () => void
}

/** The mini-games of a page. */
export interface Host {
  /** Loads the script once; a failed script can be loaded again. Undefined: it failed or timed out. */
  readonly bring: (variant: Variant) => Promise<Game | undefined>
}

export function createHost(page: HostPage): Host {
  const games = new Map<Variant, Promise<Game | undefined>>()
  return {
    bring(variant) {
      const known = games.get(variant)
      if (known) return known
      const bringing = loadGame(page, variant).then((api) => {
        if (!api) games.delete(variant)
        return api && gameOf(page.document, api)
      })
      games.set(variant, bringing)
      return bringing
    },
  }
}

function loadGame(page: HostPage, variant: Variant): Promise<MiniGameApi | undefined> {
  return new Promise((resolve) => {
    page.forget(GLOBAL)
    const script = page.document.createElement('script')
    let given = false
    const fail = () => {
      given = true
      stop()
      script.remove()
      resolve(undefined)
    }
    const stop = page.later(fail, SCRIPT_MS)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      stop()
      const api = page.global(GLOBAL)
      if (!given && isMiniGame(api)) return resolve(api)
      page.forget(GLOBAL)
      fail()
    })
    script.async = true
    script.src = ownScript(scriptPath(variant, page.now()))
    page.document.head.append(script)
  })
}

function gameOf(document: Document, api: MiniGameApi): Game {
  const container = document.createElement('div')
  let isRendered = false
  return {
    container,
    enter(player, onFailed) {
      const begin = async () => {
        const done = isRendered ? api.show(player) : api.render(container, player)
        isRendered = true
        await done
      }
      begin().catch(onFailed)
    },
    leave() {
      const end = async () => {
        if (isRendered) await api.hide()
      }
      // The game leaves the page even if its own cleanup fails.
      end().catch(() => undefined)
    },
  }
}
