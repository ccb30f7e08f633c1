// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHost, type Host, SCRIPT_MS } from '../../../../src/features/miniGame/host.ts'
import { isMiniGame } from '../../../../src/features/miniGame/model/api.ts'
import { scriptPath, variantOf } from '../../../../src/features/miniGame/model/variant.ts'

describe('the variant', () => {
  it.each([
    [{ LOTTMINIGAME3: true }, 'v1'],
    [{ SEALOTTMINIGAME3: true }, 's1'],
    [{ LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }, 'v1'],
    [{ LOTTMINIGAME3: false, SEALOTTMINIGAME3: false }, undefined],
    [{}, undefined],
  ])('of %j is %s', (flags, variant) => expect(variantOf(flags)).toBe(variant))

  it('is asked for with the time', () => expect(scriptPath('s1', 17)).toBe('/mini-game/s1/minigame.js?_t=17'))
})

it.each([null, undefined, 'x', {}, { render: () => 1, show: () => 1 }, { render: 1, show: 1, hide: 1 }])(
  '%j is no mini-game',
  (value) => expect(isMiniGame(value)).toBe(false),
)

let host: Host
let globals: Map<string, unknown>
let deadline: (() => void) | undefined
let did: string[]
const failed = vi.fn()
const ana = { token: 'token-1', language: 'EN' }
const bia = { token: 'token-2', language: 'PT-BR' }
const scripts = () => [...document.head.querySelectorAll('script')]
const arrive = (how: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(how))
const define = (fails?: 'now' | 'later') =>
  globals.set('MiniGame', {
    render: (_: unknown, player: object) => {
      did.push(`render ${JSON.stringify(player)}`)
      if (fails === 'later') return Promise.reject(new Error('no'))
      if (fails) throw new Error('no')
      return undefined
    },
    show: (player: object) => did.push(`show ${JSON.stringify(player)}`),
    hide: () => did.push('hide'),
  })

beforeEach(() => {
  globals = new Map()
  did = []
  failed.mockClear()
  deadline = undefined
  // Prevents real loading: the scripts' `src` has no effect.
  const create = document.createElement.bind(document)
  const page = Object.assign(Object.create(document), {
    createElement: (name: string) => {
      const made = create(name)
      if (name === 'script') Object.defineProperty(made, 'src', { value: '', writable: true })
      return made
    },
  })
  Object.defineProperty(page, 'head', { value: document.head })
  host = createHost({
    document: page,
    now: () => 17,
    later: (run, ms) => {
      expect(ms).toBe(SCRIPT_MS)
      deadline = run
      return () => {
        deadline = undefined
      }
    },
    global: (name) => globals.get(name),
    forget: (name) => void globals.delete(name),
  })
})
afterEach(() => document.head.replaceChildren())

describe('the mini-game', () => {
  it('is loaded once, rendered on the first login, shown on later ones, hidden in between', async () => {
    const bringing = host.bring('v1')
    define()
    arrive('load')
    const game = await bringing
    game?.enter(ana, failed)
    game?.leave()
    expect(await host.bring('v1')).toBe(game)
    game?.enter(bia, failed)
    expect(failed).not.toHaveBeenCalled()
    expect(did).toEqual([`render ${JSON.stringify(ana)}`, 'hide', `show ${JSON.stringify(bia)}`])
    expect(scripts()).toHaveLength(1)
  })

  it.each(['error', 'late', 'empty'])('leaves no trace where its script fails: %s', async (how) => {
    const bringing = host.bring('v1')
    if (how === 'late') deadline?.()
    else if (how === 'empty') {
      globals.set('MiniGame', { render: 'x' })
      arrive('load')
    } else arrive('error')
    expect(await bringing).toBeUndefined()
    expect(scripts()).toEqual([])
    expect(globals.size).toBe(0)
  })

  it('forgets what a script defines that comes too late', async () => {
    const bringing = host.bring('v1')
    const [script] = scripts()
    deadline?.()
    await bringing
    define()
    script?.dispatchEvent(new Event('load'))
    expect(globals.size).toBe(0)
  })

  it('is asked for again after a failure', async () => {
    const first = host.bring('v1')
    arrive('error')
    await first
    const second = host.bring('v1')
    define()
    arrive('load')
    expect(await second).toBeDefined()
  })

  it.each(['now', 'later'] as const)('is not to be seen where it cannot render: %s', async (when) => {
    const bringing = host.bring('s1')
    define(when)
    arrive('load')
    const game = await bringing
    game?.enter(ana, failed)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  })
})
