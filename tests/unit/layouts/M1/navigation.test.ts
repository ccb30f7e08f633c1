import { describe, expect, it } from 'vitest'
import { BAR_ENTRIES, barEntries, currentEntry, pathOf } from '../../../../src/layouts/M1/navigation.ts'
import type { NavigationEntry } from '../../../../src/registry/feature.ts'
import type { ScreenId } from '../../../../src/registry/ids.ts'
import { lazy } from '../../../../src/registry/lazy.ts'
import type { PlannedScreen } from '../../../../src/registry/plan.ts'

const load = lazy(() => Promise.resolve({ default: () => null }))

const planned = (id: ScreenId, path: string): PlannedScreen => ({
  feature: id,
  screen: { id, paths: [path], frame: 'shell', track: 'view', title: id, load },
  isOpen: true,
  namespaces: [],
})

const entry = (id: string, screen: ScreenId, suffix?: string): NavigationEntry => ({
  id,
  label: id,
  icon: 'home',
  order: 0,
  screen,
  ...(suffix !== undefined && { suffix }),
})

const screens = [planned('home', '/m/home'), planned('game', '/m/game'), planned('login', '/m/login')]
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const bar = (count: number) =>
  barEntries({ screens, navigation: many.slice(0, count).map((id) => entry(id, 'home')) })

describe('the bottom bar of M1', () => {
  it('holds the first five entries of many', () => {
    expect(bar(7).map(({ id }) => id)).toEqual(many.slice(0, BAR_ENTRIES))
  })

  it('raises the middle one of an odd number', () => {
    expect(bar(5).map(({ raised }) => raised)).toEqual([false, false, true, false, false])
    expect(bar(3).map(({ raised }) => raised)).toEqual([false, true, false])
  })

  it('raises nothing where there is no middle', () => {
    for (const count of [0, 1, 2, 4]) expect(bar(count).some(({ raised }) => raised)).toBe(false)
  })

  it('leads to the canonical path of a screen, with what the entry adds', () => {
    const entries = barEntries({ screens, navigation: [entry('promotions', 'home', '#promotions')] })
    expect(entries[0]?.to).toBe('/m/home#promotions')
  })

  it('leaves out an entry whose screen this visitor does not have, and finds another middle', () => {
    const navigation = [entry('home', 'home'), entry('me', 'member.home'), entry('game', 'game')]
    expect(barEntries({ screens, navigation }).map(({ id, raised }) => [id, raised])).toEqual([
      ['home', false],
      ['game', false],
    ])
    expect(pathOf({ screens }, 'member.home')).toBeUndefined()
  })
})

describe('the entry that is lit', () => {
  const entries = barEntries({
    screens,
    navigation: [
      entry('home', 'home'),
      entry('promotions', 'home', '#promotions'),
      entry('slots', 'game', '?lane=slots'),
    ],
  })
  const lit = (screen: ScreenId, search = '', hash = '') =>
    currentEntry(entries, screen, { search, hash })?.id

  it('is the one of the screen', () => {
    expect(lit('home')).toBe('home')
    expect(lit('home', '?affiliateCode=x')).toBe('home')
  })

  it('is the one that the address points to, of several on a screen', () => {
    expect(lit('home', '', '#promotions')).toBe('promotions')
    expect(lit('game', '?r=1&lane=slots')).toBe('slots')
  })

  it('is none where no entry leads to the screen as it is', () => {
    expect(lit('login')).toBeUndefined()
    expect(lit('game', '?lane=live')).toBeUndefined()
  })
})
