import { beforeEach, describe, expect, it } from 'vitest'
import type { WelcomeHistory } from '../../../../src/features/welcomeImage/model/rules.ts'
import { type Shown, startWelcome, type WelcomeEnv } from '../../../../src/features/welcomeImage/run.ts'
import type { Banners } from '../../../../src/generated/types.ts'

const BANNERS: Banners = [
  { groupName: 'm_popup1', image: '/one.png' },
  { groupName: 'm_popup2', image: '/two.png' },
]

let waits: { run: () => void; ms: number }[]
let said: string[]
let shown: string[][]
let history: WelcomeHistory

const envOf = (other: Partial<WelcomeEnv> = {}): WelcomeEnv => ({
  wait: 20,
  later: (run, ms) => {
    const entry = { run, ms }
    waits.push(entry)
    return () => {
      waits = waits.filter((one) => one !== entry)
    }
  },
  history: () => history,
  banners: async () => BANNERS,
  load: async ({ banner }) => ({ source: banner.image, ratio: 0.75 }),
  say: (on, because) => said.push(`${on ? 'on' : 'off'}: ${because}`),
  show: (pictures: readonly Shown[]) => shown.push(pictures.map(({ source }) => source)),
  ...other,
})

/** Ends the waits and lets the resulting promises settle. */
async function pass(): Promise<void> {
  for (const { run } of waits.splice(0)) run()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  ;[waits, said, shown] = [[], [], []]
  history = { over: false, seen: {} }
})

describe('a visit of home', () => {
  it('shows the pictures after the wait, the first one first', async () => {
    startWelcome(envOf())
    expect(waits.map(({ ms }) => ms)).toEqual([20_000])
    expect(shown).toEqual([])
    await pass()
    expect(shown).toEqual([['/one.png', '/two.png']])
    expect(said).toEqual(['off: it waits 20 s on home', 'on: the picture one.png is new'])
  })

  it('shows them at once where the wait is 0', () => {
    startWelcome(envOf({ wait: 0 }))
    expect(waits.map(({ ms }) => ms)).toEqual([0])
  })

  it('asks for nothing where they are disabled', () => {
    startWelcome(envOf({ wait: undefined }))
    expect([waits, said]).toEqual([[], []])
  })

  it('asks for nothing after one was saved or closed in this session', () => {
    history = { over: true, seen: {} }
    startWelcome(envOf())
    expect([waits, said]).toEqual([[], ['off: one was saved or closed in this session']])
  })

  it('that ends before the wait does asks for nothing', async () => {
    startWelcome(envOf())()
    await pass()
    expect(shown).toEqual([])
  })

  it('that ends while they are asked for shows nothing', async () => {
    const stop = startWelcome(envOf())
    const passing = pass()
    stop()
    await passing
    expect(shown).toEqual([])
  })

  it('skips a picture that does not load', async () => {
    startWelcome(
      envOf({
        load: async ({ banner }) => (banner.image === '/one.png' ? undefined : { source: 'b', ratio: 1 }),
      }),
    )
    await pass()
    expect(shown).toEqual([['b']])
  })

  it('shows nothing where none loads, and says so', async () => {
    startWelcome(envOf({ load: async () => undefined }))
    await pass()
    expect(shown).toEqual([])
    expect(said.at(-1)).toBe('off: no picture could be loaded')
  })

  it('shows nothing where they cannot be asked for, and says so', async () => {
    startWelcome(envOf({ banners: () => Promise.reject(new Error('no line')) }))
    await pass()
    expect(said.at(-1)).toBe('off: the pictures could not be asked for')
  })
})
