import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GAME_PLACES,
  isFrom,
  readGameMessage,
} from '../../../../../src/features/games/gameFrame/model/messages.ts'
import { placePath } from '../../../../../src/features/games/gameFrame/model/places.ts'

describe('what a game says', () => {
  it.each([
    [{ type: 'game:ready' }, { type: 'ready' }],
    [
      { type: 'game:ready', title: '  Gems\n of  the\u202e North ' },
      { type: 'ready', title: 'Gems of the North' },
    ],
    [{ type: 'game:ready', title: 7 }, { type: 'ready' }],
    [{ type: 'game:leave', extra: true }, { type: 'leave' }],
    [
      { type: 'game:header', hidden: true },
      { type: 'header', hidden: true },
    ],
    [
      { type: 'game:go', to: 'deposit' },
      { type: 'go', to: 'deposit' },
    ],
    [JSON.stringify({ type: 'game:leave' }), { type: 'leave' }],
  ])('%j is understood', (data, message) => expect(readGameMessage(data)).toEqual(message))

  it.each([
    [undefined],
    [null],
    ['leave'],
    ['"game:leave"'],
    [['game:leave']],
    [{ type: 'leave' }],
    [{ type: ['game:leave'] }],
    [{ type: 'game:header', hidden: 'yes' }],
    [{ type: 'game:go', to: 'https://evil.test' }],
    [{ type: 'game:go', to: '/m/withdraw' }],
    [{ type: 'game:go' }],
    [Object.create({ type: 'game:leave' })],
    [`{"type":"game:leave","fill":"${'x'.repeat(3000)}"}`],
  ])('%j is somebody else’s conversation', (data) => expect(readGameMessage(data)).toBeUndefined())

  it('has a title of 80 letters at most', () => {
    const message = readGameMessage({ type: 'game:ready', title: '𝒢'.repeat(500) })
    expect(message).toEqual({ type: 'ready', title: '𝒢'.repeat(80) })
  })

  it('never breaks the page, whatever it is', () => {
    const types = fc.constantFrom('game:ready', 'game:leave', 'game:header', 'game:go')
    const record = fc.record({ type: types, title: fc.anything(), hidden: fc.anything(), to: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json(), record), (data) => {
        const message = readGameMessage(data)
        if (message?.type === 'go') expect(GAME_PLACES).toContain(message.to)
        if (message?.type === 'ready' && message.title !== undefined)
          expect(message.title).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$|^$/u)
      }),
    )
  })
})

describe('who says it', () => {
  // Only the identity is compared, so it need not be a real window.
  const source = new EventTarget()
  const frame = { contentWindow: source }

  it('is heard in its own frame, from its own origin', () => {
    expect(isFrom({ source, origin: 'https://g.test' }, frame, 'https://g.test')).toBe(true)
  })
  it('is not heard from a page that the frame went on to', () => {
    expect(isFrom({ source, origin: 'https://evil.test' }, frame, 'https://g.test')).toBe(false)
    expect(isFrom({ source, origin: 'null' }, frame, 'https://g.test')).toBe(false)
  })
  it('is not heard from another window, nor before there is a frame', () => {
    const origin = 'https://g.test'
    expect(isFrom({ source: new EventTarget(), origin }, frame, origin)).toBe(false)
    expect(isFrom({ source: null, origin }, { contentWindow: null }, origin)).toBe(false)
    expect(isFrom({ source, origin }, null, origin)).toBe(false)
  })
})

describe('where a game sends the player', () => {
  const screens = [
    { screen: { id: 'home', paths: ['/m/home', '/'] } },
    { screen: { id: 'voucherCenter', paths: ['/m/voucherCenter'] } },
  ] as const
  it('is a screen of the site, or nowhere', () => {
    expect(placePath('deposit', screens)).toBe('/m/voucherCenter')
    expect(placePath('home', screens)).toBe('/m/home')
    expect(placePath('withdraw', screens)).toBeUndefined()
  })
})
