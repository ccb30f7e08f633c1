import { type Answer, fail, ok, okStable } from '../answer.ts'
import { type Call, type CallSpec, type CallTable, fixture, flagIsOn } from '../call.ts'

const gamePage = (call: Call, code: string): string => {
  const url = new URL(`/games/${encodeURIComponent(code)}`, call.origin)
  for (const [name, value] of call.query) url.searchParams.set(name, value)
  return url.href
}

const launch =
  (name: string[]) =>
  (call: Call): Answer => {
    const code = name.map((query) => call.query.get(query) ?? '').find((value) => value !== '')
    if (!code) return fail('game.not.found', 'There is no such game.')
    return ok({ gameUrl: gamePage(call, code) })
  }

const fromFolder =
  (empty: unknown): CallSpec['handle'] =>
  async (call) =>
    okStable((await fixture(call)) ?? empty)

const promotions: CallSpec['handle'] = async (call) =>
  (await flagIsOn(call, 'REWCEN3'))
    ? okStable((await fixture(call)) ?? [])
    : fail('function.not.enabled', 'The reward centre is not offered.')

const noBanks = { count: 0, banks: [] }

/** Contract section 9. */
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
  'GET /wps/relay/MCSFE_getDepositSettings': {
    session: true,
    answers: 'deposit-settings',
    handle: fromFolder({ methods: [] }),
  },
  'GET /wps/relay/MCSFE_getWithdrawAccountInfo': {
    session: true,
    answers: 'withdraw-account-info',
    handle: fromFolder({ accounts: [], min: 0, max: 0 }),
  },
  'GET /wps/relay/MCSFE_getDepositStats': {
    session: true,
    answers: 'bank-stats',
    handle: fromFolder(noBanks),
  },
  'GET /wps/relay/MCSFE_getWithdrawalStats': {
    session: true,
    answers: 'bank-stats',
    handle: fromFolder(noBanks),
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
