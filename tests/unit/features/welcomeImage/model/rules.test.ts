import { describe, expect, it } from 'vitest'
import {
  WELCOME_GROUPS,
  type WelcomeHistory,
  waitOf,
  welcomesOf,
  whyNone,
} from '../../../../../src/features/welcomeImage/model/rules.ts'
import { settingCatalogue } from '../../../../../src/generated/settings.ts'
import type { Banners } from '../../../../../src/generated/types.ts'

const BOTH: Banners = [
  { groupName: 'm_popup2', image: '/b/two.png' },
  { groupName: 'm_home', image: '/b/home.png' },
  { groupName: 'm_popup1', image: '/b/one.png?v=3' },
  { groupName: 'm_popup1', image: '/b/another.png' },
]
const NEW: WelcomeHistory = { over: false, seen: {} }

describe('the wait of a welcome image', () => {
  it.each([
    ['is 20 s where the setting says nothing', settingCatalogue.welcome_image_wait.default, 20_000],
    ['is what the setting says', 3, 3000],
    ['is none at 0: it shows at once', 0, 0],
    ['is never below none', -5, 0],
    ['has no end where the setting is disabled', undefined, undefined],
  ])('%s', (_, seconds, ms) => {
    expect(waitOf(seconds)).toBe(ms)
  })
})

describe('the welcome images of a visit', () => {
  const rows: [string, Banners | undefined, WelcomeHistory, string[]][] = [
    ['are image 1 first, then image 2', BOTH, NEW, ['one.png', 'two.png']],
    [
      'leave out one whose file name is the stored one',
      BOTH,
      { over: false, seen: { m_popup1: 'one.png' } },
      ['two.png'],
    ],
    [
      'have one again whose file name differs from the stored one',
      BOTH,
      { over: false, seen: { m_popup1: 'old.png', m_popup2: 'two.png' } },
      ['one.png'],
    ],
    [
      'are none when both file names are stored',
      BOTH,
      { over: false, seen: { m_popup1: 'one.png', m_popup2: 'two.png' } },
      [],
    ],
    ['are none after one was saved or closed in this session', BOTH, { over: true, seen: {} }, []],
    [
      'know each group’s own file name only',
      BOTH,
      { over: false, seen: { m_popup2: 'one.png' } },
      ['one.png', 'two.png'],
    ],
    ['are the second alone where there is no first', BOTH.slice(0, 2), NEW, ['two.png']],
    ['are none where only other groups have banners', [{ groupName: 'm_home', image: '/a.png' }], NEW, []],
    ['are none where a banner names no group', [{ image: '/a.png' }], NEW, []],
    ['are none where the back office has none', [], NEW, []],
    ['are none where it answers with nothing', undefined, NEW, []],
  ]
  it.each(rows)('%s', (_, banners, history, names) => {
    expect(welcomesOf(banners, history).map(({ fileName }) => fileName)).toEqual(names)
  })

  it('come from the groups m_popup1 and m_popup2', () => {
    expect(WELCOME_GROUPS).toEqual(['m_popup1', 'm_popup2'])
  })
})

describe('why none shows', () => {
  it.each([
    ['one was saved or closed in this session', BOTH, { over: true, seen: {} }],
    ['the file names are those that were saved or closed', BOTH, NEW],
    ['there is no welcome image', [], NEW],
  ])('%s', (because, banners, history) => {
    expect(whyNone(banners, history)).toBe(because)
  })
})
