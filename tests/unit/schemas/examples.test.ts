import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'

type Validator = { (data: unknown): boolean; errors?: null | { instancePath: string; keyword: string }[] }

const validator = async (name: string): Promise<Validator> => {
  const module: { default: Validator } = await import(`../../../src/generated/validators/${name}.js`)
  return module.default
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const withChange = (name: string, pointer: string, value: unknown): unknown => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'))
  const last = steps.pop()
  const sent: unknown = structuredClone(examples[name])
  let holder = sent
  for (const step of steps) holder = isHolder(holder) ? holder[step] : undefined
  if (!isHolder(holder) || last === undefined) throw new Error(`${name} has no place ${pointer}`)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return sent
}

describe('the answers of the contract', () => {
  it.each(Object.keys(examples))('%s is accepted', async (name) => {
    const validate = await validator(name)
    expect([validate(examples[name]), validate.errors]).toEqual([true, null])
  })

  it.each([
    'systemStatus',
    'webAppManifest',
    'theme',
    'homeTemplate',
    'appDownloadConfig',
    'memberInfo',
    'country',
  ])('%s may be empty', async (name) => {
    expect((await validator(name))({})).toBe(true)
  })

  it.each(['systemStatus', 'webAppManifest', 'banners', 'gameVendorLanes', 'appDownloadConfig'])(
    '%s is never a string, a number or HTML',
    async (name) => {
      const validate = await validator(name)
      for (const sent of ['<html></html>', 7, true]) expect(validate(sent)).toBe(false)
      expect(validate.errors?.[0]?.instancePath).toBe('')
    },
  )
})

describe('what does not fit is pointed at', () => {
  it.each<[string, string, unknown, string?]>([
    ['systemStatus', '/info/whitelabelVal/CBS3', 'yes'],
    ['systemStatus', '/info/whitelabelVal/SOMETHINGNEW3', {}],
    ['systemStatus', '/info/settings/announcement_autoplay', 'often'],
    ['systemStatus', '/info/settings/welcome_image_wait', 2.5],
    [
      'systemStatus',
      '/info/settings/activity_shortcut/items/1/redirect',
      undefined,
      '/info/settings/activity_shortcut/items/1',
    ],
    ['systemStatus', '/info/customerService/0/path', undefined, '/info/customerService/0'],
    ['systemStatus', '/info/customerService/0/labelIds', 'all'],
    ['systemStatus', '/info/resources/0/url', 7],
    ['systemStatus', '/info/languages/1', {}],
    ['systemStatus', '/info/languages', Array.from({ length: 65 }, () => 'EN')],
    ['systemStatus', '/info/metadata/~1m~1home/title', 7],
    ['systemStatus', '/info/gw/GEETEST_API_SERVERS/0', 7],
    ['systemStatus', '/maintenance', 'yes'],
    ['systemStatus', '/location/ip', ['203.0.113.7']],
    ['webAppManifest', '/templates/parameters/theme', {}],
    ['webAppManifest', '/icons/0/src', undefined, '/icons/0'],
    ['theme', '/scheme', 'dusk'],
    ['theme', '/tokens/bg', 7],
    ['theme', '/tokens/bg', 'x'.repeat(129)],
    ['theme', '/tokens/shadow', '#000', '/tokens'],
    ['theme', '/border', 'thick', ''],
    ['homeTemplate', '/sections/0/interval', 'fast'],
    ['homeTemplate', '/sections/0/speed', 60, '/sections/0'],
    ['homeTemplate', '/sections/2/items/3', 'gamble'],
    ['homeTemplate', '/sections/3/limit', 0],
    ['homeTemplate', '/sections/7/type', 'weather', '/sections/7'],
    ['homeTemplate', '/sections/8/links/0/url', undefined, '/sections/8/links/0'],
    ['appDownloadConfig', '/deposit_times/value', 'three'],
    ['appDownloadConfig', '/reg_days_forced/value', {}],
    ['appDownloadConfig', '/domains/value/1', 7],
    ['appDownloadConfig', '/login_required/enabled', 'maybe'],
    ['banners', '/0/image', undefined, '/0'],
    ['gameVendorLanes', '/data/lanes/0/cards/0/code', undefined, '/data/lanes/0/cards/0'],
    ['gameVendorLanes', '/data/lanes/0/cards/0/displayName', ''],
    ['loginResponse', '/token', undefined, ''],
    ['captchaImage', '/image', 'https://elsewhere.example/a.png'],
    ['memberInfo', '/clubLabel/labelId', {}],
    ['expectations', '/visitors/guest/home/0', 'weather'],
    ['members', '/members/0/type', 3],
    ['merchant', '/code', 'M 1'],
  ])('%s %s', async (name, changed, value, pointer = changed) => {
    const validate = await validator(name)
    expect(validate(withChange(name, changed, value))).toBe(false)
    // Where one of several forms is allowed, each form has its error, at the same place.
    expect([...new Set(validate.errors?.map(({ instancePath }) => instancePath))]).toEqual([pointer])
  })
})
