import { parseJson } from '../../../../json/read.ts'
/** What a game may tell the page around it. */
export type GameMessage =
  /** It can be played; `title` is what it calls itself. */
  | { readonly type: 'ready'; readonly title?: string }
  /** The player wants to leave it. */
  | { readonly type: 'leave' }
  /** It wants the page's bar out of its way, or back. */
  | { readonly type: 'header'; readonly hidden: boolean }
  /** The player wants to do something that the site does. */
  | { readonly type: 'go'; readonly to: GamePlace }

/** Places of the site to which a game may send the player. */
export const GAME_PLACES = ['home', 'deposit', 'withdraw'] as const
export type GamePlace = (typeof GAME_PLACES)[number]

const LONGEST_TITLE = 80
/** A longer text is not read at all. */
const LONGEST_MESSAGE = 2000

const field = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  return data.length > LONGEST_MESSAGE ? undefined : parseJson(data)
}

/**
 * A message by its shape: an object, or one as JSON, whose `type` begins with `game:`. Undefined for anything else, which is
 * somebody else's conversation. Pure and total; who sent it is asked before (`isFrom`).
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

/** Plain words in one line; undefined where there are none. */
function readTitle(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined
  const words = sent.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return [...words].slice(0, LONGEST_TITLE).join('') || undefined
}

/** Whether a message came out of this very frame, and still from the game: a frame that went elsewhere is not heard. */
export const isFrom = (
  { source, origin }: { readonly source: unknown; readonly origin: string },
  frame: { readonly contentWindow: unknown } | null,
  expected: string,
): boolean => source !== null && source === frame?.contentWindow && origin === expected
