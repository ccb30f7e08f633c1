import type { Banner } from '../../../generated/types.ts'
import type { Target } from '../../../ui/Go.tsx'
import { LOBBY_CODE, launchTarget, lotteryArea } from '../../games/launchGame/public.ts'

interface RequestContext {
  /** The URL guard: inside, outside, or no target. The addresses that it returns never contain a token. */
  readonly link: (text: unknown) => Target
}

const textOf = (value: string | number | undefined): string => String(value ?? '').trim()

/**
 * The target of a banner (docs/conformance.md § 2.5). P: the promotion's activity. URL: inside the app if it starts with /m, else
 * another site. G: the game, for members; guests log in first. Anything else: none.
 */
export function bannerTarget(banner: Banner, { link }: RequestContext): Target {
  const linkage = textOf(banner.linkage)
  switch (banner.linkageType) {
    case 'P':
      return linkage ? { to: `/m/activity?${new URLSearchParams({ id: linkage })}` } : undefined
    case 'URL':
      return link(banner.url) ?? link(linkage)
    case 'G':
      return gameTarget(banner, linkage)
    default:
      return undefined
  }
}

/** A lottery with a room is launched by prize mode; its lobby needs no game. */
function gameTarget({ gameType, vendor, roomId, nodeId }: Banner, code: string): Target {
  const node = textOf(nodeId)
  const isLottery = lotteryArea(vendor, gameType) !== undefined
  const prizeMode = isLottery ? textOf(roomId) : ''
  const isLobby = isLottery && node.toLowerCase() === LOBBY_CODE
  if (!code && !prizeMode && !isLobby) return undefined
  return launchTarget({ code, vendor, gameType, node, prizeMode })
}
