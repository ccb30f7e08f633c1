import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backUrlOf,
  isTrial,
  launchRequest,
  type RequestContext,
} from '../../../../../src/features/games/launchGame/model/request.ts'

const base = 'https://play.test/m/'
const around: RequestContext = { base, language: 'PT-BR', title: 'Play', labelName: 'Gold' }
const common = {
  device: 'MOBILE',
  backUrl: 'https://play.test/m/home',
  language: 'PT-BR',
  title: 'Play',
  labelName: 'Gold',
}
const request = (query: string, surroundings = around) => {
  const asked = launchRequest(new URLSearchParams(query), surroundings)
  if (!asked) return undefined
  const sent = Object.fromEntries(Object.entries(asked.query).filter(([, value]) => value !== undefined))
  return [asked.kind, sent] as const
}

describe('the query of a launch', () => {
  const vietnam = { launchMode: 'LOTT', lottoArea: 'VN', lottoView: 'betting', ...common }
  const rows: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    [
      'a Vietnamese lottery by prize mode',
      'prize_mode=1&code=MB',
      { ...vietnam, lottoPrizeMode: '1', lottoGameCode: 'MB' },
    ],
    [
      'a Vietnamese lottery by vendor',
      'vendor=LOTT&code=MB',
      { ...vietnam, vendor: 'LOTT', lottoGameCode: 'MB' },
    ],
    [
      'its lobby',
      'prize_mode=1&code=lobby',
      { ...vietnam, lottoPrizeMode: '1', lottoGameCode: 'lobby', lottoView: 'lobby' },
    ],
    [
      'a game whose lobby is asked for',
      'vendor=LOTT&code=MB&lottoView=lobby',
      { ...vietnam, vendor: 'LOTT', lottoGameCode: 'MB', lottoView: 'lobby' },
    ],
    [
      'a view that nobody knows, as betting',
      'vendor=LOTT&code=MB&lottoView=x',
      { ...vietnam, vendor: 'LOTT', lottoGameCode: 'MB' },
    ],
    [
      'a way of playing',
      'prize_mode=1&code=MB&playType=lo',
      { ...vietnam, lottoPrizeMode: '1', lottoGameCode: 'MB', playType: 'lo' },
    ],
    [
      'a game that has a lobby',
      'vendor=LOTT&code=MB&hasLobby=true',
      { ...vietnam, vendor: 'LOTT', lottoGameCode: 'MB', hasLobby: 'true' },
    ],
    [
      'a lottery of South-East Asia',
      'vendor=ELOTT&code=TH1',
      {
        launchMode: 'LOTT',
        lottoMode: 'SEA_Tradition_Mobile',
        vendor: 'ELOTT',
        lottoGameCode: 'TH1',
        lottoView: 'betting',
        ...common,
      },
    ],
    [
      'one of those by prize mode',
      'prize_mode=2&vendor=ELOTT&code=TH1',
      {
        launchMode: 'LOTT',
        lottoMode: 'SEA_Tradition_Mobile',
        lottoPrizeMode: '2',
        vendor: 'ELOTT',
        lottoGameCode: 'TH1',
        lottoView: 'betting',
        ...common,
      },
    ],
    ['any other game', 'vendor=RNG&code=GEM', { vendor: 'RNG', gameCode: 'GEM', ...common }],
    [
      'another game with its lobby',
      'vendor=TCG&code=GEM&hasLobby=1',
      { vendor: 'TCG', gameCode: 'GEM', hasLobby: '1', ...common },
    ],
  ]
  it.each(rows)('of %s', (_, query, sent) => expect(request(query)).toEqual(['money', sent]))

  it('of a trial is the game and its node, on html5, and nothing of the member', () => {
    expect(request('trial=1&code=GEM&node=31&vendor=RNG')).toEqual([
      'trial',
      { gameId: 'GEM', nodeId: '31', platform: 'html5' },
    ])
    expect(request('trial=1&node=31')).toEqual(['trial', { nodeId: '31', platform: 'html5' }])
    expect(request('trial=1')).toBeUndefined()
    expect(isTrial(new URLSearchParams('trial=0'))).toBe(false)
  })

  it('is in Vietnamese where nobody has a language, and without a label where the member has none', () => {
    const bare = { ...around, language: undefined, labelName: undefined }
    const [, sent] = request('prize_mode=1&code=MB', bare) ?? []
    expect(sent).toMatchObject({ language: 'VI' })
    expect(sent).not.toHaveProperty('labelName')
  })

  it('is none without a game', () => {
    expect(request('vendor=RNG&code=%20')).toBeUndefined()
    expect(request('')).toBeUndefined()
  })

  it.each([
    ['/m/game?lane=x', 'https://play.test/m/game?lane=x'],
    ['https://play.test/m/game', 'https://play.test/m/game'],
    ['https://evil.test/m/home', 'https://play.test/m/home'],
    ['//evil.test', 'https://play.test/m/home'],
    ['/m/..//evil.test', 'https://play.test/m/home'],
    ['javascript:alert(1)', 'https://play.test/m/home'],
    [null, 'https://play.test/m/home'],
  ])('leads back from %j to %s', (asked, back) => expect(backUrlOf(asked, base)).toBe(back))

  it('leads back inside the app, whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '/m/', '//', 'https://', 'https://play.test/', '/m/..//', 'data:'),
        fc.string(),
        (start, rest) => {
          expect(backUrlOf(start + rest, base)).toMatch(/^https:\/\/play\.test\/m(?:\/|$|[?#])/)
        },
      ),
    )
  })
})
