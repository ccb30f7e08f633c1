import { describe, expect, it } from 'vitest'
import {
  afterUpdate,
  CHECK_EVERY_MS,
  compare,
  FIRST_CHECK_MS,
  RELOAD_DELAY_MS,
} from '../../../../src/features/updatePrompt/model/update.ts'

describe('the update check', () => {
  it('keeps the times of the specification', () => {
    expect([FIRST_CHECK_MS, CHECK_EVERY_MS, RELOAD_DELAY_MS]).toEqual([1500, 3_600_000, 200])
  })

  it.each([
    ['the running build is still the newest', 'A', undefined, 'A', undefined, false, false],
    ['a newer build is there, at the very first answer', 'A', undefined, 'B', undefined, true, true],
    ['the older part is seen for the first time', 'A', undefined, 'A', 'x', false, false],
    ['only the older part has changed', 'A', 'x', 'A', 'y', true, false],
    ['both have changed', 'A', 'x', 'B', 'y', true, true],
    ['neither answers', 'A', 'x', undefined, undefined, false, false],
    ['the older part is gone', 'A', 'x', 'A', undefined, false, false],
  ])('when %s', (_, app, legacy, seenApp, seenLegacy, isNews, hasNewWorker) => {
    const said = compare('A', { app, legacy }, { app: seenApp, legacy: seenLegacy })
    expect([said.isNews, said.hasNewWorker]).toEqual([isNews, hasNewWorker])
  })

  it('offers a version once, and the one after it again', () => {
    const first = compare('A', { app: 'A', legacy: 'x' }, { app: 'B', legacy: 'x' })
    expect(compare('A', first.known, { app: 'B', legacy: 'x' }).isNews).toBe(false)
    expect(compare('A', first.known, { app: 'C', legacy: 'x' }).isNews).toBe(true)
  })

  it('offers nothing when the server is back at the running build', () => {
    expect(compare('A', { app: 'B', legacy: 'x' }, { app: 'A', legacy: 'x' }).isNews).toBe(false)
  })

  it('keeps its state when an answer is not usable', () => {
    const { known } = compare('A', { app: 'A', legacy: 'x' }, { app: undefined, legacy: undefined })
    expect(known).toEqual({ app: 'A', legacy: 'x' })
  })

  it('cannot tell anything where the document does not say which build it is, until the second answer', () => {
    const { known, isNews } = compare(
      undefined,
      { app: undefined, legacy: undefined },
      { app: 'A', legacy: 'x' },
    )
    expect(isNews).toBe(false)
    expect(compare(undefined, known, { app: 'B', legacy: 'x' }).isNews).toBe(true)
  })
})

describe('where Refresh leads', () => {
  it.each([
    ...['/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html'],
    ...['/m/member/home', '/m/register', '/m/register.html'],
  ])('loads %s again', (path) => expect(afterUpdate(path)).toBe('reload'))

  it.each(['/', '/m', '/m/', '/m/activity', '/m/changePsw', '/m/home/x', '/m/homes'])(
    'goes home from %s',
    (path) => expect(afterUpdate(path)).toBe('/m/home'),
  )
})
