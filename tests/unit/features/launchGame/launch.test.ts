import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backUrlOf, launchRequest } from '../../../../src/features/launchGame/model/request.ts'
import {
  launchPath,
  launchTarget,
  MOST_PLAYED,
  playedKey,
  readPlayed,
  rememberPlayed,
} from '../../../../src/features/launchGame/public.ts'

const base = 'https://play.test/m/'
const around = { base, language: 'VI' as const, title: 'Play', labelName: 'Gold' }
const common = {
  device: 'MOBILE',
  backUrl: 'https://play.test/m/home',
  language: 'VI',
  title: 'Play',
  labelName: 'Gold',
}
const request = (query: string) => {
  const sent = launchRequest(new URLSearchParams(query), around)
  return sent && Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

describe('the address of a game', () => {
  it('is by vendor, or by prize mode where there is one', () => {
    expect(launchPath({ code: 'A', vendor: 'RNG' })).toBe(
      '/m/launchGame?vendor=RNG&code=A&backUrl=%2Fm%2Fhome',
    )
    expect(launchPath({ code: 'A', vendor: 'LOTT', prizeMode: '2' })).toBe(
      '/m/launchGame?prize_mode=2&code=A&backUrl=%2Fm%2Fhome',
    )
    expect(launchPath({ code: 'A&b' }, '/m/game')).toBe('/m/launchGame?code=A%26b&backUrl=%2Fm%2Fgame')
  })

  it('is the login for guests', () => {
    expect(launchTarget({ code: 'A' }, false)).toEqual({ to: '/m/login' })
  })
})

describe('the query of a launch', () => {
  it('of a Vietnamese lottery by prize mode', () => {
    expect(request('prize_mode=1&code=MB')).toEqual({
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoPrizeMode: '1',
      lottoGameCode: 'MB',
      lottoView: 'betting',
      ...common,
    })
  })

  it('of a lobby, and of a lottery whose lobby is asked for', () => {
    expect(request('prize_mode=1&code=lobby')).toMatchObject({ lottoView: 'lobby' })
    expect(request('vendor=LOTT&code=MB&lottoView=lobby')).toMatchObject({ lottoView: 'lobby' })
    expect(request('vendor=LOTT&code=MB&lottoView=other')).toMatchObject({ lottoView: 'betting' })
  })

  it('of a Vietnamese lottery by vendor', () => {
    expect(request('vendor=LOTT&code=MB&playType=x')).toEqual({
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoGameCode: 'MB',
      lottoView: 'betting',
      playType: 'x',
      vendor: 'LOTT',
      ...common,
    })
  })

  it('of a lottery of South-East Asia', () => {
    expect(request('vendor=ELOTT&code=TH1')).toEqual({
      launchMode: 'LOTT',
      lottoMode: 'SEA_Tradition_Mobile',
      lottoGameCode: 'TH1',
      lottoView: 'betting',
      vendor: 'ELOTT',
      ...common,
    })
  })

  it('of any other game', () => {
    expect(request('vendor=RNG&code=GEM')).toEqual({ vendor: 'RNG', gameCode: 'GEM', ...common })
  })

  it('is none without a game', () => {
    expect(request('vendor=RNG&code=%20')).toBeUndefined()
  })

  it.each([
    ['/m/game?lane=x', 'https://play.test/m/game?lane=x'],
    ['https://evil.test/m/home', 'https://play.test/m/home'],
    ['//evil.test', 'https://play.test/m/home'],
    ['javascript:alert(1)', 'https://play.test/m/home'],
    [null, 'https://play.test/m/home'],
  ])('leads back from %j to %s', (asked, back) => expect(backUrlOf(asked, base)).toBe(back))
})

describe('what was played', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  const key = playedKey('shop', 'p1')

  it('is kept for each member of each merchant, most recent first, each game once', () => {
    const store = storage()
    for (const code of ['a', 'b', 'a']) rememberPlayed(store, key, { code, vendor: 'V' })
    expect(readPlayed(store, key).map(({ code }) => code)).toEqual(['a', 'b'])
    expect(readPlayed(store, playedKey('shop', 'p2'))).toEqual([])
    expect(playedKey('a_b', 'c')).not.toBe(playedKey('a', 'b_c'))
  })

  it('is never more than so many, nor anything that is no game', () => {
    const store = storage()
    for (let n = 0; n < 30; n += 1) rememberPlayed(store, key, { code: String(n), vendor: '' })
    expect(readPlayed(store, key)).toHaveLength(MOST_PLAYED)
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        store.setItem(key, text)
        for (const { code, vendor } of readPlayed(store, key))
          expect([typeof code, typeof vendor]).toEqual(['string', 'string'])
      }),
    )
  })
})
