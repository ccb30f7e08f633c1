import { describe, expect, it } from 'vitest'
import { laneKind } from '../../../../../src/layouts/M2/model/laneIcon.ts'

describe('the icon of a category', () => {
  it.each([
    ['Hot games', 'hot'],
    ['Patok ngayon', 'hot'],
    ['Em alta', 'hot'],
    ['Slots', 'slots'],
    ['Nổ hũ', 'slots'],
    ['Mesa at baraha', 'cards'],
    ['Game bài', 'cards'],
    ['Isda at lipad', 'fish'],
    ['Bắn cá và thể thao', 'fish'],
    ['Xổ số Việt Nam', 'lottery'],
    ['Loterias', 'lottery'],
    ['Esportes', 'sports'],
    ['体育', 'sports'],
    ['真人', 'live'],
  ])('says what %s is about', (title, kind) => {
    expect(laneKind(title, undefined)).toBe(kind)
  })

  it('follows the first word that says something', () => {
    expect(laneKind('Crash e pescaria', 'TCG')).toBe('crash')
    expect(laneKind('Lotto at palaro', 'BTI')).toBe('lottery')
  })

  it('asks the first vendor where the title says nothing', () => {
    expect(laneKind('Zzz', 'PVP')).toBe('cards')
    expect(laneKind('Zzz', 'LOTT')).toBe('lottery')
  })

  it('is a game for everything else, hostile names included', () => {
    expect(laneKind('', undefined)).toBe('games')
    expect(laneKind('Zzz', 'constructor')).toBe('games')
  })
})
