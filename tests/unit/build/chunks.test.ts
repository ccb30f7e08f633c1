import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LARGE } from '../../../scripts/build/chunkAreas.ts'
import { planChunks } from '../../../scripts/build/chunks.ts'
import { type DeclaredLayout, type DeclaredPart, openWhere } from '../../../scripts/build/declared.ts'
import { closure } from '../../../scripts/build/moduleGraph.ts'
import { filesOf } from '../../../scripts/build/preloadMap.ts'
import { all, always, any, flag, has, not, section, session } from '../../../src/registry/gate.ts'

/** The import graph of a small app, including dynamic imports. */
const IMPORTS: Record<string, readonly string[]> = {
  '/src/main.tsx': ['react'],
  '/src/boot/SiteScreen.tsx': ['react'],
  '/src/layouts/M1/parts.ts': ['react', '/src/ui/Carousel.tsx', '/src/layouts/M1/Logo.tsx', 'icons/crown'],
  '/src/layouts/M1/SignIn.tsx': ['/src/layouts/M1/Logo.tsx', '/src/layouts/M1/mark.ts'],
  '/src/layouts/M1/MemberHome.tsx': ['/src/layouts/M1/look.ts', '/src/layouts/M1/mark.ts'],
  '/src/layouts/M1/sections.ts': [
    '/src/layouts/M1/Logo.tsx',
    '/src/layouts/M1/look.ts',
    '/src/ui/Marquee.tsx',
  ],
  '/src/layouts/M1/sections/ManyTiles.tsx': ['/node_modules/virtual/index.js'],
  '/src/layouts/M2/parts.ts': ['react', '/src/ui/Carousel.tsx'],
  '/src/layouts/M2/sections.ts': ['/src/ui/Marquee.tsx'],
  '/src/app/deferredServices.ts': ['react', '/src/api/client.ts', '/src/session/store.ts', 'query'],
  '/src/features/home/HomeScreen.tsx': ['react'],
  '/src/features/banners/BannerSection.tsx': [
    '/src/features/banners/api.ts',
    '/src/ui/Picture.tsx',
    '/src/features/shared/readableHtml.ts',
  ],
  '/src/features/chat/ChatButton.tsx': ['/src/ui/Picture.tsx', '/src/features/chat/useChat.ts'],
  '/src/features/auth/account/Login.tsx': ['/src/features/auth/Page.tsx', '/src/session/store.ts'],
  '/src/features/auth/Page.tsx': [],
  '/src/features/auth/account/LoginContent.tsx': [
    'icons/crown',
    '/src/ui/Field.tsx',
    '/src/features/auth/account/Form.tsx',
    '/src/features/captcha/public.ts',
    '/src/features/waysIn.ts',
  ],
  '/src/features/auth/registration/Register.tsx': ['/src/features/auth/Page.tsx'],
  '/src/features/auth/registration/RegisterContent.tsx': [
    '/src/features/auth/account/Form.tsx',
    '/src/features/tracking.ts',
  ],
  '/src/features/auth/account/ChangePassword.tsx': [
    '/src/features/auth/Page.tsx',
    '/src/features/auth/account/Form.tsx',
  ],
  '/src/features/captcha/Engine.tsx': ['/src/ui/Field.tsx'],
  '/src/features/auth/secondFactor/Modal.tsx': ['/src/features/auth/account/Form.tsx', '/src/ui/Dialog.tsx'],
  '/src/features/install/Bar.tsx': ['/src/features/tracking.ts', '/src/ui/Dialog.tsx'],
  '/src/features/upgrade/Prompt.tsx': ['/src/ui/Dialog.tsx', '/src/features/waysIn.ts'],
  '/src/features/update/Prompt.tsx': [],
  '/src/features/push/started.ts': ['/src/features/push/bind.ts'],
  '/src/features/push/Prompt.tsx': ['/src/features/push/bind.ts'],
  '/src/features/update/Watch.tsx': [],
  '/src/features/popup/Popup.tsx': [
    '/src/features/shared/RichText.tsx',
    '/src/features/shared/readableHtml.ts',
  ],
  '/src/features/activity/Activity.tsx': ['/src/features/shared/RichText.tsx'],
  '/src/features/shared/RichText.tsx': ['/node_modules/purify/index.js', '/src/features/shared/rich.ts'],
  '/src/features/deposit/Deposit.tsx': ['/src/features/money.ts'],
  '/src/features/withdraw/Withdraw.tsx': ['/src/features/money.ts', '/src/features/screens.ts'],
  '/src/features/mall/Mall.tsx': ['/src/features/screens.ts'],
  '/src/features/mall/MallEntry.tsx': [],
  '/src/features/auth/account/HeaderAccount.tsx': [],
}
const VALIDATOR = '/generated/validators/banners.js'
const LAZY: Record<string, readonly string[]> = {
  '/src/main.tsx': ['/src/features/update/Prompt.tsx', '/src/features/upgrade/Prompt.tsx'],
  '/src/app/deferredServices.ts': ['/src/api/cache.ts'],
  '/src/features/banners/api.ts': [VALIDATOR],
  '/src/features/captcha/public.ts': ['/src/features/captcha/Engine.tsx'],
  '/src/features/update/Watch.tsx': ['/src/features/update/Prompt.tsx'],
}
const SIZES: Record<string, number> = {
  '/node_modules/purify/index.js': LARGE + 1,
  '/node_modules/virtual/index.js': LARGE + 1,
}

const part = (change: Partial<DeclaredPart>): DeclaredPart => ({
  kind: 'slot',
  name: 'shell.float',
  feature: 'some',
  namespaces: [],
  paths: [],
  gates: [always],
  module: '',
  ...change,
})
const screen = (name: string, module: string, change: Partial<DeclaredPart> = {}) =>
  part({ kind: 'screen', name, feature: name, module, ...change })
/** A screen of the sign-in frame. */
const signIn = (name: string, who: 'guest' | 'member', module: string) =>
  screen(name, module, { frame: 'signIn', gates: [always, session(who)] })
const layout = (id: string) => ({
  id,
  module: `/src/layouts/${id}/parts.ts`,
  sections: `/src/layouts/${id}/sections.ts`,
  signIn: `/src/layouts/${id}/SignIn.tsx`,
  home: [],
})
const declared = {
  layouts: [layout('M1'), layout('M2')],
  parts: [
    screen('home', '/src/features/home/HomeScreen.tsx'),
    signIn('login', 'guest', '/src/features/auth/account/Login.tsx'),
    signIn('register', 'guest', '/src/features/auth/registration/Register.tsx'),
    part({ kind: 'content', name: 'login', module: '/src/features/auth/account/LoginContent.tsx' }),
    part({
      kind: 'content',
      name: 'register',
      module: '/src/features/auth/registration/RegisterContent.tsx',
    }),
    screen('changePassword', '/src/features/auth/account/ChangePassword.tsx', { namespaces: ['account'] }),
    part({ kind: 'section', name: 'bannerCarousel', module: '/src/features/banners/BannerSection.tsx' }),
    part({ gates: [flag('CBS3')], module: '/src/features/chat/ChatButton.tsx' }),
    part({ kind: 'bar', name: 'installBar', module: '/src/features/install/Bar.tsx' }),
    part({ kind: 'hook', name: 'push', module: '/src/features/push/started.ts' }),
    part({ kind: 'modal', name: 'push', module: '/src/features/push/Prompt.tsx' }),
    part({ kind: 'effect', name: 'update', module: '/src/features/update/Watch.tsx' }),
    ...['secondFactor/Modal', 'upgrade/Prompt', 'update/Prompt', 'popup/Popup'].map((file) =>
      part({ kind: 'modal', name: file, module: `/src/features/${file}.tsx` }),
    ),
    screen('deposit', '/src/features/deposit/Deposit.tsx', { namespaces: ['money'] }),
    screen('withdraw', '/src/features/withdraw/Withdraw.tsx', { namespaces: ['money'] }),
    screen('mall', '/src/features/mall/Mall.tsx', { namespaces: ['club'] }),
    screen('activity', '/src/features/activity/Activity.tsx', { namespaces: ['club'] }),
    part({ name: 'member.entries', module: '/src/features/mall/MallEntry.tsx' }),
    part({ name: 'header.account', module: '/src/features/auth/account/HeaderAccount.tsx' }),
  ],
}
const planned = planChunks(
  {
    entry: '/src/main.tsx',
    live: ['/src/app/deferredServices.ts'],
    standIn: '/src/boot/SiteScreen.tsx',
    ownTexts: [],
  },
  declared,
  {
    lazy: [...Object.keys(IMPORTS).slice(1), ...Object.values(LAZY).flat()],
    importsOf: (id) => IMPORTS[id] ?? [],
    lazyOf: (id) => LAZY[id] ?? [],
    sizeOf: (id) => SIZES[id] ?? 100,
  },
)

describe('planChunks', () => {
  it.each([
    [
      'app',
      'what every first picture needs',
      ['/src/main.tsx', 'react', '/src/features/home/HomeScreen.tsx'],
    ],
    ['app', 'the slot that stands in the first picture', ['/src/features/auth/account/HeaderAccount.tsx']],
    ['app', 'what several layouts share, or others need of one', ['/src/ui/Carousel.tsx', 'icons/crown']],
    ['M1', 'the frame of a layout', ['/src/layouts/M1/parts.ts', '/src/layouts/M1/Logo.tsx']],
    [
      'M1home',
      'its sections, and what they share with its other screens',
      ['/src/layouts/M1/sections.ts', '/src/layouts/M1/look.ts'],
    ],
    ['M1pages', 'its other screens', ['/src/layouts/M1/MemberHome.tsx']],
    [
      'M1doors',
      'its page around the forms of sign-in, and what this shares with its other screens',
      ['/src/layouts/M1/SignIn.tsx', '/src/layouts/M1/mark.ts'],
    ],
    [
      'doors',
      'login and registration without their forms, and what these pages share with others',
      [
        '/src/features/auth/account/Login.tsx',
        '/src/features/auth/registration/Register.tsx',
        '/src/features/auth/Page.tsx',
      ],
    ],
    ['app', 'what these pages share with what every page loads later', ['/src/session/store.ts']],
    [
      'live',
      'the client, and what home’s parts share',
      ['/src/app/deferredServices.ts', '/src/api/client.ts', 'query', '/src/ui/Marquee.tsx'],
    ],
    [
      'home',
      'a section with its validator, and slots',
      [
        '/src/features/banners/BannerSection.tsx',
        VALIDATOR,
        '/src/features/chat/ChatButton.tsx',
        '/src/features/chat/useChat.ts',
      ],
    ],
    [
      'over',
      'bars, what follows along, and what the app loads later',
      ['/src/features/install/Bar.tsx', '/src/features/update/Watch.tsx', '/src/api/cache.ts'],
    ],
    ['over', 'a modal that is loaded ahead', ['/src/features/update/Prompt.tsx']],
    ['modals', 'other modals', ['/src/features/upgrade/Prompt.tsx']],
    [
      'signIn',
      'the forms of login and registration, and what only they load later',
      [
        '/src/features/auth/account/LoginContent.tsx',
        '/src/features/captcha/Engine.tsx',
        '/src/ui/Field.tsx',
      ],
    ],
    ['signIn', 'a modal of sign-in', ['/src/features/auth/secondFactor/Modal.tsx']],
    ['forms', 'what sign-in shares with a screen', ['/src/features/auth/account/Form.tsx']],
    ['kit', 'what a modal shares with sign-in: it must not bring the forms', ['/src/features/waysIn.ts']],
    [
      'kit',
      'what a bar shares with a screen, and shared components',
      ['/src/features/tracking.ts', '/src/ui/Dialog.tsx'],
    ],
    [
      'money',
      'screens that share their texts',
      ['/src/features/deposit/Deposit.tsx', '/src/features/withdraw/Withdraw.tsx', '/src/features/money.ts'],
    ],
    ['pages', 'what other screens share', ['/src/features/screens.ts']],
    ['member', 'links of the member’s own screen', ['/src/features/mall/MallEntry.tsx']],
  ])('puts into %s %s', (chunk, _, modules) => {
    expect(modules.map((id) => [id, planned.get(id)])).toEqual(modules.map((id) => [id, chunk]))
  })

  it('leaves a part that brings a library alone, and the library to those that need it', () => {
    for (const id of [
      '/src/features/popup/Popup.tsx',
      '/src/features/activity/Activity.tsx',
      '/node_modules/purify/index.js',
    ])
      expect([id, planned.get(id)]).toEqual([id, undefined])
    expect(planned.get('/src/layouts/M1/sections/ManyTiles.tsx')).toBe('M1sectionsLarge')
  })

  it('keeps what a session starts from guests, with what it shares with modals', () => {
    expect(planned.get('/src/features/push/started.ts')).toBe('session')
    expect(planned.get('/src/features/push/bind.ts')).toBe('session')
  })

  it('keeps what cleans HTML apart from what every page begins with', () => {
    expect(planned.get('/src/features/shared/RichText.tsx')).toBe('rich')
    expect(planned.get('/src/features/shared/rich.ts')).toBe('kit')
  })

  it('has what home reads of HTML in a chunk that does not wait for what lies over it', () => {
    expect(planned.get('/src/features/shared/readableHtml.ts')).toBe('live')
  })

  it('leaves the screen that stands in for the app alone', () => {
    expect(planned.get('/src/boot/SiteScreen.tsx')).toBeUndefined()
  })

  it('has no two chunks that import each other', () => {
    const chunkOf = (id: string) => planned.get(id) ?? id
    const next = (chunk: string) =>
      [...planned.keys()]
        .filter((id) => chunkOf(id) === chunk)
        .flatMap((id) => (IMPORTS[id] ?? []).map(chunkOf))
        .filter((other) => other !== chunk)
    for (const chunk of new Set([...planned.keys()].map(chunkOf)))
      expect([chunk, [...closure(next(chunk), next)].includes(chunk)]).toEqual([chunk, false])
  })

  it('comes to an end where modules import each other', () => {
    expect([...closure(['a'], (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b'])
  })
})

describe('openWhere', () => {
  const stands = (type: string) => (gate: object) => 'section' in gate && gate.section === type
  it.each([
    [[always], true],
    [[section('footer')], true],
    [[all(section('footer'), always)], true],
    [[any(section('footer'), section('promotions'))], true],
    [[section('promotions')], false],
    [[all(section('footer'), flag('CBS3'))], false],
    [[section('footer'), has('customerService')], false],
    [[not(flag('CBS3'))], false],
  ])('%j', (gates, open) => {
    expect(openWhere(stands('footer'), gates)).toBe(open)
  })
})

describe('filesOf', () => {
  const chunks = [
    { fileName: 'app.js', moduleIds: ['main'], imports: [] },
    { fileName: 'banner.js', moduleIds: ['banner', 'api'], imports: ['app.js', 'shared.js'] },
    { fileName: 'shared.js', moduleIds: ['shared'], imports: ['app.js'] },
  ]
  it('is the chunk of a module and what it imports, without what is there', () => {
    expect(filesOf('banner', chunks, new Set(['app.js']))).toEqual(['banner.js', 'shared.js'])
    expect(filesOf('nowhere', chunks, new Set())).toEqual([])
  })
})

describe('readDeclared', () => {
  it('names of each layout its own module, whatever its loader brings along', () => {
    const root = join(import.meta.dirname, '../../..')
    // In a Node process, because it reads the declarations with Node and not with the tests' own loader.
    const script = `import { readDeclared } from './scripts/build/declared.ts'
      console.log(JSON.stringify((await readDeclared('${root}/src')).layouts))`
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    })
    const layouts: DeclaredLayout[] = JSON.parse(told)
    expect(layouts.length).toBeGreaterThan(0)
    for (const { id, module, sections, signIn } of layouts)
      expect([module, sections, signIn].map((path) => path.split('/src/').at(-1))).toEqual([
        `layouts/${id}/parts.ts`,
        `layouts/${id}/sections.ts`,
        `layouts/${id}/SignIn.tsx`,
      ])
  })
})
