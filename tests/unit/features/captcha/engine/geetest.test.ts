import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGeetest3 } from '../../../../../src/features/captcha/engine/geetest3.ts'
import { openGeetest4 } from '../../../../../src/features/captcha/engine/geetest4.ts'
import type { Slider } from '../../../../../src/features/captcha/engine/slider.ts'
import { troubleOf } from '../../../../../src/features/captcha/model/trouble.ts'
import { type Answer, fakePage, fakeVendor } from './fakePage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (kind: string) => [1, 2, 3].map((number) => `http://${kind}-${number}.test:1`)
const geetest = {
  id: 'the-id',
  version: 'v4',
  apiServers: named('api'),
  staticServers: named('static'),
} as const

type Config = Readonly<Record<string, unknown>> & {
  readonly onError: (reported: unknown) => void
  readonly offlineCb?: () => void
}
type Init = (config: Config, callback: (vendor: unknown) => void, call: number) => void

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'onError' in value
const isCallback = (value: unknown): value is (vendor: unknown) => void => typeof value === 'function'

/** Opens a slider in a page whose vendor function is `init`. Returns the result within twenty seconds. */
async function open(
  version: 'v3' | 'v4',
  init: Init,
  {
    scripts = () => 'script',
    server = { gt: 'g', challenge: 'c', newCaptcha: true, success: 1 } as unknown,
  }: {
    scripts?: (url: string, count: number) => Answer
    server?: unknown
  } = {},
) {
  const configs: Config[] = []
  const start = (config: unknown, callback: unknown) => {
    if (!isConfig(config) || !isCallback(callback)) throw new Error('not as the vendor wants it')
    configs.push(config)
    init(config, callback, configs.length)
  }
  const { page, asked } = fakePage(version === 'v3' ? 'initGeetest' : 'initGeetest4', start, scripts)
  const events = { success: vi.fn(), error: vi.fn(), close: vi.fn() }
  const off = new AbortController()
  const settings = { geetest, language: 'eng', page }
  const askServer = async () => {
    if (server instanceof Error) throw server
    return { gt: '', ...(typeof server === 'object' ? server : {}) }
  }
  const opening = version === 'v3' ? openGeetest3({ ...settings, askServer }) : openGeetest4(settings)
  const begun = Date.now()
  let took = -1
  const outcome: Promise<Slider | string | undefined> = opening(events, off.signal)
    .then(
      (slider) => slider,
      (error: unknown) => troubleOf(error).number ?? troubleOf(error).text,
    )
    .finally(() => {
      took = Date.now() - begun
    })
  await vi.advanceTimersByTimeAsync(20_000)
  return { slider: await outcome, configs, asked, events, took }
}

const isSlider = (value: Slider | string | undefined): value is Slider => typeof value === 'object'

describe('Geetest v4', () => {
  it('tells the vendor its id, servers, deadline, and where to report errors', async () => {
    const { vendor, say } = fakeVendor()
    const { configs, slider } = await open('v4', (_config, callback) => {
      callback(vendor)
      say('Ready')
    })
    expect(configs[0]).toMatchObject({
      captchaId: 'the-id',
      product: 'bind',
      language: 'eng',
      timeout: 3000,
      protocol: 'http://',
      apiServers: ['api-1.test:1', 'api-2.test:1', 'api-3.test:1'],
      staticServers: ['static-1.test:1', 'static-2.test:1', 'static-3.test:1'],
    })
    expect(configs[0]?.onError).toBeTypeOf('function')
    if (isSlider(slider)) slider.show()
    expect(vendor.showCaptcha).toHaveBeenCalledOnce()
  })

  it('60205 and the callback all the same: the error holds, the slider is taken away, and it is tried once more', async () => {
    const made = [fakeVendor(), fakeVendor()]
    const { slider, configs, events } = await open('v4', (config, callback, call) => {
      config.onError({ code: '60205', msg: 'Network failure' })
      callback(made[call - 1]?.vendor)
      made[call - 1]?.say('Ready')
    })
    expect(slider).toBe('60205')
    expect(configs).toHaveLength(2)
    for (const { vendor } of made) expect(vendor.destroy).toHaveBeenCalledOnce()
    expect(events.error).not.toHaveBeenCalled()
  })

  it('60204: the script is injected anew for the second attempt', async () => {
    const { vendor, say } = fakeVendor()
    const { slider, asked } = await open('v4', (config, callback, call) => {
      if (call === 1) return config.onError({ code: '60204' })
      callback(vendor)
      say('Ready')
    })
    expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('http://static-1.test:1/v4/gt4.js'))
    expect(isSlider(slider)).toBe(true)
  })

  it('no API server answers: offline callback first, then the vendor’s fallback configuration', async () => {
    const { vendor, say } = fakeVendor()
    const { slider, configs } = await open('v4', (config, callback) => {
      if (config.offlineCb) return config.offlineCb()
      callback(vendor)
      say('Ready')
    })
    expect(configs.map((config) => 'offlineCb' in config)).toEqual([true, false])
    expect(isSlider(slider)).toBe(true)
  })

  it.each([
    ['says nothing', () => {}, '60205', 10_000],
    [
      'throws',
      () => {
        throw new Error('no')
      },
      '60205',
      20,
    ],
    [
      'calls back with something else',
      (_: Config, callback: (vendor: unknown) => void) => callback({}),
      '60205',
      20,
    ],
    ['refuses', (config: Config) => config.onError({ code: '60101', msg: 'illegal id' }), '60101', 20],
  ] as const)('gives up when the vendor %s', async (_what, init, wanted, ms) => {
    const { slider, took } = await open('v4', init)
    expect(slider).toBe(wanted)
    expect(took).toBe(ms)
  })

  it('takes ten seconds at most, whatever hangs', async () => {
    const { slider, took, asked } = await open('v4', () => {}, { scripts: () => 'hang' })
    expect(slider).toBe('60204')
    expect(took).toBe(10_000)
    expect(asked.map(({ at }) => at)).toEqual([0, 3000, 6000, 9000])
  })

  it('retries once, with all servers', async () => {
    const { slider, asked } = await open('v4', () => {}, { scripts: () => 'missing' })
    expect(slider).toBe('60204')
    expect(asked).toHaveLength(6)
  })

  it('passes on what the slider says once it is ready, and nothing before', async () => {
    const { vendor, say } = fakeVendor()
    const { events } = await open('v4', (_config, callback) => {
      callback(vendor)
      say('Success')
      say('Close')
      say('Ready')
    })
    expect(events.success).not.toHaveBeenCalled()
    expect(events.close).not.toHaveBeenCalled()
    say('Close')
    say('Error', { code: '60500', msg: 'Try later' })
    say('Success')
    expect(events.close).toHaveBeenCalledOnce()
    expect(events.error).toHaveBeenCalledWith({ code: 'vendor', text: 'Try later', number: '60500' })
    expect(events.success).toHaveBeenCalledWith({ geetestValidateV4: '{"lot_number":"l","pass_token":"p"}' })
  })
})

describe('Geetest v3', () => {
  const ready: Init = (_config, callback) => {
    const { vendor, say } = fakeVendor()
    callback(vendor)
    say('Ready')
  }

  it('starts with what the server gives', async () => {
    const { configs, slider } = await open('v3', ready)
    expect(configs).toHaveLength(1)
    expect(configs[0]).toMatchObject({
      gt: 'g',
      challenge: 'c',
      offline: false,
      new_captcha: true,
      product: 'bind',
      protocol: 'http://',
      https: false,
      api_server: 'api-1.test:1',
    })
    expect(isSlider(slider)).toBe(true)
  })

  it.each([0, '0', false, 'false', ''])(
    'goes offline when the server could not reach the vendor: %j',
    async (success) => {
      const { configs } = await open('v3', ready, { server: { gt: 'g', success } })
      expect(configs[0]).toMatchObject({ offline: true })
    },
  )

  it('asks its API servers in order, three seconds each', async () => {
    const { configs, slider, took } = await open('v3', (config, callback, call) => {
      if (call === 3) ready(config, callback, call)
    })
    expect(configs.map((config) => config.api_server)).toEqual([
      'api-1.test:1',
      'api-2.test:1',
      'api-3.test:1',
    ])
    expect(isSlider(slider)).toBe(true)
    expect(took).toBe(6010)
  })

  it('goes on at once to the next API server when one fails', async () => {
    const { configs, took } = await open('v3', (config, callback, call) => {
      if (call === 1) config.onError('网络错误')
      else ready(config, callback, call)
    })
    expect(configs).toHaveLength(2)
    expect(took).toBe(10)
  })

  it('takes its script from the static servers, then from the API servers', async () => {
    const { asked } = await open('v3', ready, {
      scripts: (url) => (url.includes('api-2') ? 'script' : 'missing'),
    })
    expect(asked.map(({ url }) => url)).toEqual(
      ['static-1', 'static-2', 'static-3', 'api-1', 'api-2'].map((name) => `http://${name}.test:1/gt.js`),
    )
  })

  it('is a network failure where the server does not answer', async () => {
    const { slider, configs } = await open('v3', ready, { server: new Error('gone') })
    expect(slider).toBe('60205')
    expect(configs).toHaveLength(0)
  })

  it('takes ten seconds at most', async () => {
    const { slider, took } = await open('v3', () => {})
    expect(slider).toBe('60205')
    expect(took).toBe(10_000)
  })

  it('takes away a slider that comes after its deadline', async () => {
    const late = fakeVendor()
    await open('v3', (config, callback, call) => {
      if (call > 1) return ready(config, callback, call)
      setTimeout(() => {
        callback(late.vendor)
        late.say('Ready')
      }, 5000)
    })
    expect(late.vendor.destroy).toHaveBeenCalledOnce()
  })
})
