import { describe, expect, it } from 'vitest'
import {
  activityPath,
  decidePopup,
  nextToRead,
  type PopupFacts,
  recordClosed,
  recordShown,
} from '../../../../src/features/announcements/model/popup.ts'
import { NO_RECORD } from '../../../../src/features/announcements/model/record.ts'
import {
  AUTOPLAY_MS,
  delayFor,
  REFRESH_DELAY_MS,
} from '../../../../src/features/announcements/model/timing.ts'

const NOON = new Date(2026, 10, 21, 12).getTime()
/** The end of that day. */
const MIDNIGHT = new Date(2026, 10, 22).getTime()
const HOUR = 3_600_000
const hashes = ['a', 'b']
const known = { show: false, data: hashes }
const facts = (over: Partial<PopupFacts>): PopupFacts => ({
  hashes,
  record: NO_RECORD,
  hidePopup: false,
  closedNow: false,
  now: NOON,
  ...over,
})

/** One row for each sentence: the facts, and whether the popup is shown. */
const SENTENCES: readonly [sentence: string, over: Partial<PopupFacts>, shows: boolean][] = [
  ['shows when nothing was ever recorded', {}, true],
  ['shows when the hashed set has a new entry', { record: { show: false, data: ['a'] } }, true],
  [
    'shows new entries on the day on which it was hidden, too',
    { record: { show: false, data: ['a'], todayHideTime: NOON - HOUR } },
    true,
  ],
  ['shows when the stored show flag is true', { record: { show: true, data: hashes } }, true],
  [
    'shows what was left without closing, also later in the visit',
    { record: { show: true, data: hashes }, closedNow: true },
    true,
  ],
  ['is hidden for the rest of the day', { record: { ...known, todayHideTime: NOON - 11 * HOUR } }, false],
  [
    'is hidden until the last moment of that day',
    { record: { ...known, todayHideTime: NOON }, now: MIDNIGHT - 1 },
    false,
  ],
  [
    'shows when the today-hide time has passed the end of the day on which it was set',
    { record: { ...known, todayHideTime: NOON }, now: MIDNIGHT },
    true,
  ],
  [
    'shows the next day also in a visit in which it was closed',
    { record: { ...known, todayHideTime: NOON }, now: NOON + 24 * HOUR, closedNow: true },
    true,
  ],
  [
    'does not come back in the visit in which it was closed without the tick',
    { record: known, closedNow: true },
    false,
  ],
  ['comes back on the next visit when it was closed without the tick', { record: known }, true],
  [
    'is not hidden by a day that is yet to come',
    { record: { ...known, todayHideTime: NOON + 48 * HOUR } },
    true,
  ],
  ['shows nothing where nothing is announced', { hashes: [] }, false],
  [
    'shows nothing where nothing is announced any more',
    { hashes: [], record: { show: true, data: hashes } },
    false,
  ],
  [
    'stays away when an announcement is gone',
    { hashes: ['a'], record: { ...known, todayHideTime: NOON } },
    false,
  ],
  ['is suppressed by hidePopup', { hidePopup: true, record: known }, false],
  [
    'is suppressed by hidePopup though the show flag is true',
    { hidePopup: true, record: { show: true, data: hashes } },
    false,
  ],
  [
    'is suppressed by hidePopup though the day is over',
    { hidePopup: true, record: { ...known, todayHideTime: NOON - 48 * HOUR } },
    false,
  ],
  ['is suppressed by hidePopup where nothing was recorded yet', { hidePopup: true }, false],
  [
    'is suppressed by hidePopup until the content changes',
    { hidePopup: true, record: { show: false, data: ['a'] } },
    true,
  ],
]

describe('the announcement popup', () => {
  it.each(SENTENCES)('%s', (_, over, shows) => {
    const { show, because } = decidePopup(facts(over))
    expect(show).toBe(shows)
    expect(because).not.toBe('')
  })

  it('takes what is there as known where hidePopup finds nothing recorded', () =>
    expect(decidePopup(facts({ hidePopup: true })).keep).toEqual({ show: false, data: hashes }))
  it('ends hidePopup when the content has changed', () => {
    expect(decidePopup(facts({ hidePopup: true, record: { show: false, data: ['a'] } })).unhide).toBe(true)
    expect(decidePopup(facts({})).unhide).toBeUndefined()
  })

  it('is recorded as shown until it is closed', () =>
    expect(recordShown({ show: false, data: ['a'], todayHideTime: 5 }, hashes)).toEqual({
      show: true,
      data: hashes,
      todayHideTime: 5,
    }))
  it('saves on close the show flag as false, and a today-hide time if the checkbox is ticked', () => {
    expect(recordClosed(hashes, true, NOON)).toEqual({ show: false, data: hashes, todayHideTime: NOON })
    expect(recordClosed(hashes, false, NOON)).toEqual({ show: false, data: hashes })
  })

  it('comes for guests after one second and for members at once', () =>
    expect([delayFor(false), delayFor(true)]).toEqual([1000, 0]))
  it('refreshes its list after half a second, and changes slides every five', () =>
    expect([REFRESH_DELAY_MS, AUTOPLAY_MS]).toEqual([500, 5000]))
})

describe('closing', () => {
  const rows: readonly [string, boolean, number, number, number | undefined][] = [
    ['closes at once where reading is not forced', false, 3, 0, undefined],
    ['leads to the second slide first where reading is forced', true, 3, 0, 1],
    ['leads to the last slide', true, 3, 1, 2],
    ['closes when the last one was seen', true, 3, 2, undefined],
    ['closes a single slide', true, 1, 0, undefined],
  ]
  it.each(rows)('%s', (_, forced, slides, furthest, next) =>
    expect(nextToRead({ forced, slides, furthest })).toBe(next),
  )
})

describe('the way to an activity', () => {
  it('leads members to the reward centre, where there is one', () => {
    expect(activityPath(true)).toBe('/m/rewardCenter')
    expect(activityPath(false)).toBeUndefined()
  })
})
