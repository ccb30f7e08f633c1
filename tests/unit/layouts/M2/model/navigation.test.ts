import { describe, expect, it } from 'vitest'
import { currentEntry } from '../../../../../src/layouts/M2/model/navigation.ts'

const entries = [
  { id: 'home', screen: 'home' },
  { id: 'promotions', screen: 'home', suffix: '#promotions' },
  { id: 'games', screen: 'game' },
] as const

describe('the entry that the player is in', () => {
  it('is the plain one of the screen', () => {
    expect(currentEntry(entries, 'home', { search: '?q=x', hash: '' })).toBe('home')
  })
  it('is the one that the hash names', () => {
    expect(currentEntry(entries, 'home', { search: '', hash: '#promotions' })).toBe('promotions')
  })
  it('is none on a screen without an entry', () => {
    expect(currentEntry(entries, 'feedback', { search: '', hash: '' })).toBeUndefined()
  })
})
