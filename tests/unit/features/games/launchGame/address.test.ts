import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteryArea, lotteryCode } from '../../../../../src/features/games/launchGame/model/lottery.ts'
import { launchRequest } from '../../../../../src/features/games/launchGame/model/request.ts'
import {
  type Launch,
  launchPath,
  launchTarget,
  trialTarget,
} from '../../../../../src/features/games/launchGame/public.ts'

const around = { base: 'https://play.test/m/', language: undefined, title: '', labelName: undefined }

describe('the address of a game', () => {
  const rows: readonly (readonly [string, Launch, string])[] = [
    ['by vendor', { code: 'A', vendor: 'RNG' }, 'vendor=RNG&code=A'],
    ['by prize mode', { code: 'A', vendor: 'LOTT', prizeMode: '2' }, 'prize_mode=2&code=A'],
    [
      'with the lobby’s code where the node is the lobby',
      { code: 'A', vendor: 'LOTT', node: 'Lobby' },
      'vendor=LOTT&code=lobby',
    ],
    [
      'with the lobby’s code where a lottery names no game',
      { code: '', prizeMode: '1' },
      'prize_mode=1&code=lobby',
    ],
    [
      'with its own code where the lobby is another kind of game’s',
      { code: 'A', vendor: 'RNG', node: 'lobby' },
      'vendor=RNG&code=A',
    ],
    [
      'by the lottery’s vendor where only the kind tells',
      { code: 'A', gameType: 'VIETNAM_LOTTO' },
      'vendor=LOTT&code=A',
    ],
    [
      'of South-East Asia with both',
      { code: 'A', vendor: 'ELOTT', prizeMode: '1' },
      'prize_mode=1&vendor=ELOTT&code=A',
    ],
    ['with nothing that could be read as another parameter', { code: 'A&b=c' }, 'code=A%26b%3Dc'],
  ]
  it.each(rows)('is %s', (_, launch, query) => {
    expect(launchPath(launch)).toBe(`/m/launchGame?${query}&backUrl=%2Fm%2Fhome`)
  })

  it('leads back to where it was asked to', () => {
    expect(launchTarget({ code: 'A' }, '/m/game?lane=x')).toEqual({
      to: '/m/launchGame?code=A&backUrl=%2Fm%2Fgame%3Flane%3Dx',
    })
  })

  it('of a trial names game and node', () => {
    expect(trialTarget({ code: 'A', vendor: 'RNG', node: '31' })).toEqual({
      to: '/m/launchGame?trial=1&vendor=RNG&code=A&node=31&backUrl=%2Fm%2Fhome',
    })
  })

  it('that was made is an address that launches what it was made for', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((text) => text === text.trim() && text !== '')
    fc.assert(
      fc.property(word, word, (code, vendor) => {
        const query = launchPath({ code, vendor }).split('?')[1] ?? ''
        const sent = launchRequest(new URLSearchParams(query), around)?.query
        const lottery = lotteryArea(vendor) !== undefined
        expect(lottery ? sent?.lottoGameCode : sent?.gameCode).toBe(code)
        expect(sent?.vendor).toBe(vendor)
      }),
    )
  })
})

describe('a lottery', () => {
  it.each([
    ['LOTT', 'VN'],
    ['VIETNAM_LOTTO', 'VN'],
    ['ELOTT', 'SEA'],
    ['SEA_LOTT', 'SEA'],
    ['RNG', undefined],
    ['', undefined],
    ['constructor', undefined],
  ] as const)('%j is %s', (name, area) => expect(lotteryArea(name)).toBe(area))

  it('is told by its vendor before its kind', () => {
    expect(lotteryArea('LOTT', 'SEA_LOTT')).toBe('VN')
    expect(lotteryArea('RNG', 'SEA_LOTT')).toBe('SEA')
    expect(lotteryArea(undefined)).toBeUndefined()
  })

  it('has a code, unless its lobby is meant', () => {
    expect(lotteryCode('MB', '17')).toBe('MB')
    expect(lotteryCode('MB', 'lobby')).toBe('lobby')
    expect(lotteryCode('', undefined)).toBe('lobby')
  })
})
