import { type Answer, fail, ok, okStable } from '../answer.ts'
import { type Call, type CallSpec, type CallTable, fixture, flagIsOnForSome } from '../call.ts'
import { type KnownGame, knownGame } from '../games/known.ts'

const gamePage = (call: Call, { code, name }: KnownGame): string => {
  const url = new URL(`/games/${encodeURIComponent(code)}`, call.origin)
  for (const [parameter, value] of call.query) url.searchParams.set(parameter, value)
  if (name) url.searchParams.set('name', name)
  // A trial's query has no language: the header does.
  if (!url.searchParams.has('language')) url.searchParams.set('language', call.headers.get('language') ?? '')
  return url.href
}

const launch =
  (names: string[]) =>
  async (call: Call): Promise<Answer> => {
    const asked = names.map((query) => call.query.get(query) ?? '').find((value) => value !== '')
    if (!asked) return fail('game.not.found', 'There is no such game.')
    return ok({ gameUrl: gamePage(call, await knownGame(call, asked)) })
  }

const fromFolder =
  (empty: unknown): CallSpec['handle'] =>
  async (call) =>
    okStable((await fixture(call)) ?? empty)

const promotions: CallSpec['handle'] = async (call) =>
  (await flagIsOnForSome(call, 'REWCEN3'))
    ? okStable((await fixture(call)) ?? [])
    : fail('function.not.enabled', 'The reward centre is not offered.')

/** docs/contract.md. */
export const playCalls: CallTable = {
  'GET /wps/game/launchGame': {
    session: true,
    answers: 'launch-game',
    handle: launch(['lottoGameCode', 'gameCode', 'code']),
  },
  'GET /wps/relay/GCS_gameTrialLaunch': { answers: 'launch-game', handle: launch(['gameId', 'nodeId']) },
  'GET /wps/relay/GCSGAME_newGameVendor': {
    answers: 'game-vendor-lanes',
    handle: fromFolder({ data: { lanes: [] } }),
  },
  'GET /wps/relay/GCSGAME_getGameMatchV2': { answers: 'game-matches', handle: fromFolder([]) },
  'GET /wps/relay/MCSFE_getPlayerRankProgress': {
    session: true,
    answers: 'player-rank-progress',
    handle: fromFolder({ currentProgress: { completedConditions: 0, totalExpectedConditions: 0 } }),
  },
  'GET /wps/relay/MCSFE_getMerchantAvailablePromotions': {
    answers: 'available-promotions',
    handle: promotions,
  },
  'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory': {
    answers: 'promotion-announcement-category',
    handle: fromFolder({ categories: [] }),
  },
}
