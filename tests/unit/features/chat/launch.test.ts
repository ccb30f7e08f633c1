import { describe, expect, it, vi } from 'vitest'
import {
  badgeText,
  chatAnswer,
  chatLanguage,
  countsUnread,
  readUnread,
} from '../../../../src/features/chat/model/launch.ts'
import { openWindow } from '../../../../src/features/chat/openWindow.ts'

describe('the language of the chat', () => {
  it.each([
    ['EN', 'EN'],
    ['CN', 'CN'],
    ['TW', 'CN'],
    ['TH', 'TH'],
    ['VI', 'VI'],
    ['JA', 'JA'],
    ['PT', 'PT'],
    ['PT-BR', 'PT'],
    ['ES', 'ES'],
    ['TY', 'CN'],
    ['UR', 'CN'],
    ['KO', 'CN'],
  ] as const)('for %s is %s', (code, language) => expect(chatLanguage(code)).toBe(language))
})

describe('a tap on the chat', () => {
  it.each([
    [undefined, 'login', false],
    [-1, 'login', false],
    [0, 'launch', true],
    [1, 'launch', true],
    [2, 'launch', true],
    [4, 'refused', false],
  ] as const)('of member type %s is answered with %s; unread is asked for: %s', (type, answer, unread) => {
    expect(chatAnswer(type)).toBe(answer)
    expect(countsUnread(type)).toBe(unread)
  })
})

it.each([
  [3, 3],
  ['12', 12],
  ['', 0],
  ['x', 0],
  [undefined, 0],
  [-2, 0],
  [1.5, 0],
])('reads %j as %d unread messages', (sent, count) => expect(readUnread(sent)).toBe(count))

it('says 99+ where there are more', () => {
  expect([99, 100].map(badgeText)).toEqual(['99', '99+'])
})

describe('the window of the chat', () => {
  it('does not know who opened it when it goes somewhere', () => {
    const replace = vi.fn()
    const opened = { opener: {}, location: { replace }, close: vi.fn() }
    const page = Object.assign(Object.create(null), { open: () => opened })
    const waiting = openWindow(page)
    expect(waiting.opened).toBe(true)
    expect(opened.opener).toBeNull()
    waiting.go('https://chat.test/')
    expect(replace).toHaveBeenCalledWith('https://chat.test/')
  })

  it('may be blocked, which is no failure', () => {
    const waiting = openWindow(Object.assign(Object.create(null), { open: () => null }))
    expect(waiting.opened).toBe(false)
    waiting.go('https://chat.test/')
    waiting.close()
  })
})
