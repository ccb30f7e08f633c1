import type { Banner } from '../../../generated/types.ts'
import type { Target } from '../../../ui/Go.tsx'
import { LOBBY_CODE, launchTarget } from '../../launchGame/public.ts'

/** Game types and vendors that are lotteries: with a room they are launched by prize mode. */
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']

interface Surroundings {
  readonly member: boolean
  /** The URL guard: inside, outside without any token, or nowhere. */
  readonly link: (text: unknown) => Target
}

const textOf = (value: string | number | undefined): string => String(value ?? '').trim()

/**
 * Where a banner leads (part 2, section 5). P: the promotion's activity. URL: inside the app where it starts with /m,
 * else another site. G: the game, for members; guests log in first. Anything else: nowhere.
 */
export function bannerTarget(banner: Banner, { member, link }: Surroundings): Target {
  const linkage = textOf(banner.linkage)
  switch (banner.linkageType) {
    case 'P':
      return linkage ? { to: `/m/activity?${new URLSearchParams({ id: linkage })}` } : undefined
    case 'URL':
      return link(banner.url) ?? link(linkage)
    case 'G':
      return gameTarget(banner, linkage, member)
    default:
      return undefined
  }
}

function gameTarget({ gameType, vendor, roomId }: Banner, code: string, member: boolean): Target {
  const lottery = [gameType, vendor].some((name) => LOTTERIES.includes(name ?? ''))
  const prizeMode = lottery ? textOf(roomId) : ''
  if (!code && !prizeMode) return undefined
  return launchTarget({ code: code || LOBBY_CODE, vendor, ...(prizeMode && { prizeMode }) }, member)
}
