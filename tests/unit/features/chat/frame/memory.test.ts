import { describe, expect, it } from 'vitest'
import { memoryCookies, memoryStorage } from '../../../../../src/features/chat/frame/memory.ts'

describe('storage that forgets', () => {
  it('keeps texts as long as it is there', () => {
    const storage = memoryStorage()
    storage.setItem('a', '1')
    storage.setItem('b', '2')
    expect([storage.length, storage.key(1), storage.key(9), storage.getItem('a')]).toEqual([
      2,
      'b',
      null,
      '1',
    ])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    storage.clear()
    expect(storage.length).toBe(0)
  })
})

describe('cookies that are forgotten', () => {
  it('say the last value of each name, whatever else was said of it', () => {
    const cookies = memoryCookies()
    cookies.set('a=1; path=/; Secure')
    cookies.set('b=x=y; max-age=600')
    cookies.set('a=2')
    expect(cookies.get()).toBe('a=2; b=x=y')
    cookies.set('a=; Max-Age=0')
    expect(cookies.get()).toBe('b=x=y')
  })
})
