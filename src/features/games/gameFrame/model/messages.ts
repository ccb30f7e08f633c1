import { parseJson } from '../../../../json/read.ts'
/** The messages that a game may send to the page around it. */
export type GameMessage =
  /** The game can be played; `title` is its own name. */
  | { readonly type: 'ready'; readonly title?: string }
  /** The player wants to leave the game. */
  | { readonly type: 'leave' }
  /** The game wants the page's bar to be hidden or shown. */
  | { readonly type: 'header'; readonly hidden: boolean }
  /** The player wants to go to a page of the site. */
  | { readonly type: 'go'; readonly to: GamePlace }

/** The pages of the site to which a game may send the player. */
export const GAME_PLACES = ['home', 'deposit', 'withdraw'] as const
export type GamePlace = (typeof GAME_PLACES)[number]

const LONGEST_TITLE = 80
/** A longer text is ignored. */
const LONGEST_MESSAGE = 2000

const field = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  return data.length > LONGEST_MESSAGE ? undefined : parseJson(data)
}

/**
 * Reads a message: an object, or one as JSON, whose `type` begins with `game:`. undefined for anything else, for example another
 * script's message. Pure and total. The sender is checked before (`isFrom`).
 */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const value = parsed(data)
  if (typeof value !== 'object' || value === null) return undefined
  switch (field(value, 'type')) {
    case 'game:ready': {
      const title = readTitle(field(value, 'title'))
      return title ? { type: 'ready', title } : { type: 'ready' }
    }
    case 'game:leave':
      return { type: 'leave' }
    case 'game:header': {
      const hidden = field(value, 'hidden')
      return typeof hidden === 'boolean' ? { type: 'header', hidden } : undefined
    }
    case 'game:go': {
      const to = GAME_PLACES.find((place) => place === field(value, 'to'))
      return to && { type: 'go', to }
    }
    default:
      return undefined
  }
}

/** The title as plain text on one line; undefined if it is empty. */
function readTitle(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined
  const words = sent.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return [...words].slice(0, LONGEST_TITLE).join('') || undefined
}

/** Whether a message comes from this frame and from the game's origin. A frame that has navigated elsewhere is ignored. */
export const isFrom = (
  { source, origin }: { readonly source: unknown; readonly origin: string },
  frame: { readonly contentWindow: unknown } | null,
  expected: string,
): boolean => source !== null && source === frame?.contentWindow && origin === expected
