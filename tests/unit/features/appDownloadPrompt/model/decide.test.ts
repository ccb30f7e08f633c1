import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../../../../../src/features/appDownloadPrompt/model/decide.ts'
import type { PromptFacts, PromptHistory } from '../../../../../src/features/appDownloadPrompt/model/facts.ts'
import type { AppDownloadConfig } from '../../../../../src/generated/types.ts'
import { DAY_MS, FRESH, GUEST, HOST, MEMBER, NOW, on } from './situations.ts'

const show = (config: AppDownloadConfig, facts: PromptFacts = MEMBER, history: PromptHistory = FRESH) =>
  decide(config, facts, history).show

describe('decide', () => {
  it('shows nothing before there is a configuration, and says so', () => {
    expect(decide(undefined, MEMBER, FRESH)).toEqual({
      show: 'nothing',
      closable: false,
      forced: false,
      because: 'the back office has sent no app-download configuration',
    })
  })

  it.each([
    [3, 2, 'nothing'],
    [3, 3, 'modal'],
    [3, 4, 'nothing'],
    [0, 0, 'modal'],
    [3, undefined, 'nothing'],
  ])('deposit_times %s holds at that very number: %s deposits', (wanted, deposits, expected) => {
    expect(show({ deposit_times: on(wanted) }, { ...MEMBER, deposits })).toBe(expected)
  })

  it.each([
    [3, 2, 'nothing'],
    [3, 3, 'modal'],
    [3, 40, 'modal'],
  ])(
    'withdrawal_least_times %s holds from that number on: %s withdrawals',
    (wanted, withdrawals, expected) => {
      expect(show({ withdrawal_least_times: on(wanted) }, { ...MEMBER, withdrawals })).toBe(expected)
    },
  )

  it.each([
    [3 * DAY_MS - 1, 'nothing'],
    [3 * DAY_MS, 'modal'],
    [30 * DAY_MS, 'modal'],
    [-DAY_MS, 'nothing'],
  ])('reg_days 3 counts whole days: registered %s ms ago', (age, expected) => {
    expect(show({ reg_days: on(3) }, { ...MEMBER, regDate: NOW - age })).toBe(expected)
  })

  it('shows on every visit of a bind-card page, and on the first of the deposit page only', () => {
    const config = { bind_card: on(1), first_deposit: on(1) }
    expect(show(config, { ...MEMBER, path: '/m/securityCenter/addBankCard/' })).toBe('modal')
    expect(show(config, { ...MEMBER, path: '/m/voucherCenter', firstVisit: false })).toBe('nothing')
    expect(show(config, { ...MEMBER, path: '/m/voucherCenter', firstVisit: true })).toBe('modal')
    expect(show(config, { ...MEMBER, path: '/m/voucherCenterX', firstVisit: true })).toBe('nothing')
  })

  it('shows after so many seconds of play, not before, and never with an interval of 0', () => {
    const played = (playedSeconds: number) => ({ ...MEMBER, playedSeconds })
    expect(show({ in_game_popup_interval: on(60) }, played(59))).toBe('nothing')
    expect(show({ in_game_popup_interval: on(60) }, played(60))).toBe('modal')
    expect(show({ in_game_popup_interval: on(0) }, played(60))).toBe('nothing')
    expect(show({ in_game_popup_interval: on(60) }, MEMBER)).toBe('nothing')
  })

  it.each([
    [2, `${HOST}`, 'nothing'],
    [2, `https://WWW.${HOST}:443/m, other.example`, 'nothing'],
    [2, `sub.${HOST}`, 'bar'],
    [2, '', 'bar'],
    [3, `other.example\n${HOST}`, 'bar'],
    [3, 'other.example', 'nothing'],
    [3, '', 'nothing'],
    ['3', HOST, 'bar'],
    [1, HOST, 'bar'],
    [-1, HOST, 'bar'],
    ['odd', HOST, 'bar'],
  ])('domain mode %s with %j', (mode, domains, expected) => {
    const config = { bottom_app_bar_mode: on(1), domains_switch: on(mode), domains: on(domains) }
    expect(show(config)).toBe(expected)
  })

  it.each([
    [0, 'bar'],
    [1, 'bar'],
    [2, 'bar'],
    [-1, 'nothing'],
    [3, 'nothing'],
    [4, 'nothing'],
    [undefined, 'nothing'],
  ])('asks members of the types 0, 1 and 2: %s', (memberType, expected) => {
    expect(show({ bottom_app_bar_mode: on(1) }, { ...MEMBER, memberType })).toBe(expected)
  })

  it('asks guests unless a login is required', () => {
    expect(show({ bottom_app_bar_mode: on(1), login_required: on(0) }, GUEST)).toBe('bar')
    expect(show({ bottom_app_bar_mode: on(1), login_required: on(-1) }, GUEST)).toBe('bar')
    expect(show({ bottom_app_bar_mode: on(1), login_required: on('1') }, GUEST)).toBe('nothing')
    expect(show({ bottom_app_bar_mode: on(1), login_required: on('1') }, MEMBER)).toBe('bar')
  })

  it('asks from a minimum VIP rank on, where one is configured', () => {
    const config = { bottom_app_bar_mode: on(1), vip_level: on(3) }
    expect(show(config, MEMBER)).toBe('bar')
    expect(show(config, { ...MEMBER, rankLevel: 2 })).toBe('nothing')
    expect(show(config, { ...MEMBER, rankLevel: undefined })).toBe('nothing')
    expect(show(config, GUEST)).toBe('nothing')
    expect(show({ ...config, vip_level: on(-1) }, GUEST)).toBe('bar')
  })

  it('a forced rule comes before a plain one, and is shown in spite of the skip flag', () => {
    const config = { reg_days: on(1), reg_days_forced: on(7) }
    const facts = { ...MEMBER, regDate: NOW - 8 * DAY_MS }
    const skipped = { ...FRESH, skipped: true, closes: 1 }
    expect(decide(config, facts, skipped)).toEqual({
      show: 'modal',
      closable: false,
      forced: true,
      because: 'reg_days_forced is 7 and the member registered 8 whole days ago',
    })
    expect(show(config, { ...facts, regDate: NOW - 2 * DAY_MS }, skipped)).toBe('nothing')
  })

  it('the bar, too, has no close control after a forced show', () => {
    const shown = decide({ bottom_app_bar_mode: on(1) }, GUEST, { ...FRESH, forcedShown: true })
    expect(shown).toMatchObject({ show: 'bar', closable: false, forced: false })
  })

  it.each([1, '1', 'bottom', 2, 'true'])('bottom_app_bar_mode %j is on', (value) => {
    expect(show({ bottom_app_bar_mode: on(value) }, GUEST)).toBe('bar')
  })

  it.each([0, '0', -1, '-1', '', 'off', 'false'])('bottom_app_bar_mode %j is off', (value) => {
    expect(show({ bottom_app_bar_mode: on(value) }, GUEST)).toBe('nothing')
  })

  it('what is known of a member before says nothing about a guest', () => {
    const facts = { ...GUEST, deposits: 3, withdrawals: 3, regDate: NOW - 30 * DAY_MS }
    const config = { deposit_times: on(3), withdrawal_times_forced: on(3), reg_days_forced: on(1) }
    expect(show(config, facts)).toBe('nothing')
  })
})

const counts = [
  'deposit_times',
  'deposit_times_forced',
  'deposit_least_times',
  'deposit_least_times_forced',
  'withdrawal_times',
  'withdrawal_times_forced',
  'withdrawal_least_times',
  'withdrawal_least_times_forced',
  'reg_days',
  'reg_days_forced',
  'in_game_popup_interval',
  'vip_level',
] as const
const switches = [
  'download_condition_switch',
  'login_required',
  'bind_card',
  'first_deposit',
  'first_withdraw',
] as const
const modes = ['bottom_app_bar_mode', 'domains_switch'] as const

const enabled = fc.constantFrom(
  undefined,
  true,
  false,
  1 as const,
  0 as const,
  '1' as const,
  'false' as const,
)
const item = <V>(value: fc.Arbitrary<V>) =>
  fc.record({ enabled, value: fc.option(value, { nil: undefined }) })
const count = fc.constantFrom<(number | string)[]>(-1, '-1', 0, 1, 2, 3, '3', 7, 900)
const each = <K extends string, V>(names: readonly K[], arbitrary: fc.Arbitrary<V>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, arbitrary])), { requiredKeys: [] })

const configs: fc.Arbitrary<AppDownloadConfig> = fc
  .tuple(
    each(counts, item(count)),
    each(switches, item(fc.constantFrom<(number | string | boolean)[]>(1, 0, -1, true, false, '1'))),
    each(modes, item(fc.constantFrom<(number | string)[]>(-1, 0, 1, 2, 3, 'word'))),
    each(
      ['domains'],
      item(fc.constantFrom<(string | string[])[]>('', HOST, ['other.example', HOST], 'x.example')),
    ),
  )
  .map((parts) => JSON.parse(JSON.stringify(Object.assign({}, ...parts))))

const some = <V>(...values: V[]) => fc.constantFrom<(V | undefined)[]>(undefined, ...values)
const factsOf: fc.Arbitrary<PromptFacts> = fc.record({
  installed: fc.boolean(),
  inApp: fc.boolean(),
  otherModal: fc.boolean(),
  canDownload: fc.boolean(),
  waiting: some('login' as const, 'registration' as const),
  session: fc.constantFrom('guest' as const, 'member' as const),
  memberType: some(-1, 0, 1, 2, 4),
  rankLevel: some(0, 1, 7),
  host: fc.constantFrom(HOST, 'localhost'),
  path: fc.constantFrom('/m/home', '/m/voucherCenter', '/m/withdraw', '/m/securityCenter/addBankCardPix'),
  firstVisit: fc.boolean(),
  regDate: some(NOW, NOW - 3 * DAY_MS, NOW - 40 * DAY_MS, NOW + DAY_MS),
  now: fc.constant(NOW),
  deposits: some(0, 1, 3, 10),
  withdrawals: some(0, 1, 3, 10),
  playedSeconds: some(0, 2, 900),
})
const histories: fc.Arbitrary<PromptHistory> = fc.record({
  skipped: fc.boolean(),
  closes: fc.nat(5),
  forcedShown: fc.boolean(),
})
const always = (holds: (config: AppDownloadConfig, facts: PromptFacts, history: PromptHistory) => void) =>
  fc.assert(fc.property(configs, factsOf, histories, holds), { numRuns: 2000 })

describe('whatever is configured and whoever comes', () => {
  it('nothing is shown in the installed app, inside the app, or over another such modal: never two modals', () =>
    always((config, facts, history) => {
      const shown = decide(config, facts, history)
      if (facts.installed || facts.inApp || facts.otherModal) expect(shown.show).toBe('nothing')
      for (const blocked of [{ installed: true }, { inApp: true }, { otherModal: true }])
        expect(show(config, { ...facts, ...blocked }, history)).toBe('nothing')
    }))

  it('nothing is shown to members of type -1 or 4', () =>
    always((config, facts, history) => {
      for (const memberType of [-1, 4])
        expect(show(config, { ...facts, session: 'member', memberType }, history)).toBe('nothing')
    }))

  it('an item at -1 changes nothing against one that is not there', () =>
    always((config, facts, history) => {
      for (const name of [...counts, ...modes]) {
        const { [name]: _, ...without } = config
        expect(decide({ ...without, [name]: { enabled: true, value: -1 } }, facts, history)).toEqual(
          decide(without, facts, history),
        )
      }
      const off = Object.fromEntries([...counts, ...switches, ...modes].map((name) => [name, on(-1)]))
      expect(show(off, facts, history)).toBe('nothing')
    }))

  it('what is forced cannot be closed, what is not shown is neither, and after a forced show nothing can be closed', () =>
    always((config, facts, history) => {
      const shown = decide(config, facts, history)
      if (shown.forced) expect([shown.show, shown.closable]).toEqual(['modal', false])
      if (shown.show === 'nothing') expect([shown.forced, shown.closable]).toEqual([false, false])
      if (history.forcedShown) expect(shown.closable).toBe(false)
    }))

  it('closing what can be closed takes it away for the session', () =>
    always((config, facts, history) => {
      if (!decide(config, facts, history).closable) return
      expect(show(config, facts, { ...history, skipped: true, closes: history.closes + 1 })).toBe('nothing')
    }))

  it('says why, in a sentence', () =>
    always((config, facts, history) => {
      expect(decide(config, facts, history).because).toMatch(/^\S.{8,}$/)
    }))
})
