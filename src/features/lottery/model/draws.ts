import type { GameMatch, GameMatches } from '../../../generated/types.ts'
import { NEAR_MINUTES } from '../../../i18n/format.ts'
import type { Draw } from '../../../layouts/parts.ts'
import { readInstant } from '../../../session/member.ts'
import type { Target } from '../../../ui/Go.tsx'

export type Kind = 'draw' | 'match'

/** Vendors whose games are lotteries. */
const LOTTERY_VENDORS: readonly string[] = ['LOTT', 'ELOTT']

const trimmed = (text: string | undefined): string => text?.trim() ?? ''

/** An entry without two teams, or with a link to a lottery, is a draw; all others are matches. */
export function kindOf({ home, away, url }: GameMatch): Kind {
  if (!trimmed(home) || !trimmed(away)) return 'draw'
  const query = new URLSearchParams(url?.split('?')[1]?.split('#')[0] ?? '')
  const lottery = query.has('prize_mode') || LOTTERY_VENDORS.includes(query.get('vendor') ?? '')
  return lottery ? 'draw' : 'match'
}

interface RequestContext {
  readonly kind: Kind
  /** ms since 1970. */
  readonly now: number
  readonly limit: number | undefined
  readonly link: (text: unknown) => Target
  /** A moment in the site's language. */
  readonly format: (instant: number) => string
}

/**
 * Upcoming draws first, soonest first; then those that have begun, latest first. Leaves out draws without a readable
 * time and finished ones, which {@link resultsOf} returns.
 */
export function drawsOf(sent: GameMatches | undefined, requestContext: RequestContext): readonly Draw[] {
  const { now, limit } = requestContext
  const draws = readable(sent, requestContext).filter((draw) => !isOver(draw, now))
  const coming = draws.filter(({ startsAt }) => startsAt > now).sort((a, b) => a.startsAt - b.startsAt)
  const begun = draws.filter(({ startsAt }) => startsAt <= now).sort((a, b) => b.startsAt - a.startsAt)
  return [...coming, ...begun].slice(0, limit)
}

/** How many finished draws a page shows. */
export const LATEST_RESULTS = 3

/** Finished draws with their numbers, latest first. */
export const resultsOf = (sent: GameMatches | undefined, requestContext: RequestContext): readonly Draw[] =>
  readable(sent, requestContext)
    .filter((draw) => isOver(draw, requestContext.now))
    .sort((a, b) => b.startsAt - a.startsAt)
    .slice(0, LATEST_RESULTS)

const isOver = ({ startsAt, result }: Draw, now: number): boolean => result !== undefined && startsAt <= now

const readable = (sent: GameMatches | undefined, requestContext: RequestContext): Draw[] =>
  (sent ?? []).flatMap((match, index) => {
    const startsAt = readInstant(match.startTime)
    const isOfKind = kindOf(match) === requestContext.kind
    return isOfKind && startsAt !== null ? [drawOf(match, index, startsAt, requestContext)] : []
  })

function drawOf(match: GameMatch, index: number, startsAt: number, { link, format }: RequestContext): Draw {
  const home = trimmed(match.home)
  const away = trimmed(match.away)
  const jackpot = trimmed(match.jackpot)
  const result = (match.result ?? []).map(trimmed).filter(Boolean)
  return {
    id: `${index} ${match.id ?? ''}`,
    title: trimmed(match.title) || [home, away].filter(Boolean).join(' – '),
    startsAt,
    date: format(startsAt),
    home,
    away,
    images: [],
    target: link(match.url),
    ...(jackpot && { jackpot }),
    ...(result.length > 0 && { result }),
  }
}

/**
 * How long the list stays valid, ms: until the next draw begins, "in 42 minutes" has another number, or a day may end
 * ("tomorrow" becomes "today").
 */
export function untilNext(draws: readonly Draw[], now: number): number {
  const coming = draws.filter(({ startsAt }) => startsAt > now).map(({ startsAt }) => startsAt - now)
  return Math.min(untilQuarter(now), ...coming.map(untilOtherMinute))
}

const MINUTE = 60_000
const QUARTER = 15 * MINUTE

/** Time until the next quarter of an hour, ms: each day of each time zone begins at one. Asking Intl when takes a phone 40 ms. */
const untilQuarter = (now: number): number => QUARTER - (now % QUARTER)

/** Time until the relative text of a draw changes, ms. It begins within the last hour (`formatNear`). */
const untilOtherMinute = (left: number): number => {
  const nearFrom = (NEAR_MINUTES - 1) * MINUTE
  return left > nearFrom ? left - nearFrom : left % MINUTE || MINUTE
}

/** Minimum age of an answer before it is requested again, ms. Prevents a flood of requests for frequent draws. */
export const ASK_AGAIN_AFTER = 30_000

/**
 * Time until the next request, ms; 0 if it is overdue, as after sleep. A request is due once a draw has begun since
 * the last one. Undefined: no draw has begun.
 */
export function untilAsking(draws: readonly Draw[], askedAt: number, now: number): number | undefined {
  const begun = draws.some(({ startsAt }) => startsAt > askedAt && startsAt <= now)
  return begun ? Math.max(0, askedAt + ASK_AGAIN_AFTER - now) : undefined
}
