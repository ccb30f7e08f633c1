import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../../scripts/build/aheadMap.ts'
import { closure, planChunks } from '../../../scripts/build/chunks.ts'
import { type DeclaredLayout, type DeclaredPart, openWhere } from '../../../scripts/build/declared.ts'
import { all, always, any, flag, has, not, section, session } from '../../../src/registry/gate.ts'

/** A small house: who imports whom, and what is loaded by an `import()`. */
const IMPORTS: Record<string, readonly string[]> = {
  '/src/main.tsx': ['react'],
  '/src/layouts/M1/parts.ts': ['react', '/src/ui/Carousel.tsx', '/src/layouts/M1/Logo.tsx', 'icons/crown'],
  '/src/layouts/M1/SignIn.tsx': ['/src/layouts/M1/Logo.tsx'],
  '/src/layouts/M1/sections.ts': [
    '/src/layouts/M1/Logo.tsx',
    '/src/layouts/M1/Hero.tsx',
    '/src/ui/Marquee.tsx',
  ],
  '/src/layouts/M2/sections.ts': ['/src/ui/Marquee.tsx'],
  '/src/app/live.ts': ['react', '/src/api/client.ts', 'query', '/src/ui/Button.tsx'],
  '/src/layouts/M2/parts.ts': ['react', '/src/ui/Carousel.tsx'],
  '/src/features/home/HomeScreen.tsx': ['react'],
  '/src/features/banners/BannerSection.tsx': ['react', '/src/features/banners/api.ts', '/src/ui/Picture.tsx'],
  '/src/features/chat/ChatButton.tsx': ['react', '/src/ui/Picture.tsx', '/src/features/chat/useChat.ts'],
  '/src/features/chat/ChatBadge.tsx': ['/src/features/chat/useChat.ts'],
  '/src/features/account/Login.tsx': [
    'icons/crown',
    '/src/ui/Field.tsx',
    '/src/ui/Button.tsx',
    '/src/features/account/Form.tsx',
    '/src/features/captcha/public.ts',
  ],
  '/src/features/account/Form.tsx': ['/src/ui/Alert.tsx', '/src/ui/Icon.tsx'],
  '/src/features/registration/Register.tsx': ['/src/features/account/Form.tsx', '/src/features/tracking.ts'],
  '/src/features/account/ChangePassword.tsx': ['/src/features/account/Form.tsx', '/src/features/logOut.ts'],
  '/src/features/captcha/Engine.tsx': ['/src/ui/Field.tsx'],
  '/src/features/secondFactor/Modal.tsx': ['/src/features/account/Form.tsx', '/src/ui/Sheet.tsx'],
  '/src/features/arrival.ts': ['/src/features/tracking.ts'],
  '/src/layouts/M2/SignIn.tsx': ['icons/back', '/src/layouts/M2/Pattern.tsx'],
  '/src/features/mall/MallEntry.tsx': ['/src/features/EntryLink.tsx'],
  '/src/features/benefits/VipEntry.tsx': ['/src/features/EntryLink.tsx'],
  '/src/features/customerService/Contact.tsx': ['/src/features/customerService/useContact.ts'],
  '/src/features/chat/Window.tsx': ['icons/back', '/src/ui/Icon.tsx'],
}
const BANNERS = '/generated/validators/banners.js'
const importsOf = (id: string) => IMPORTS[id] ?? []
const LAZY: Record<string, readonly string[]> = {
  '/src/features/banners/api.ts': [BANNERS],
  '/src/features/captcha/public.ts': ['/src/features/captcha/Engine.tsx'],
}
const lazyOf = (id: string) => LAZY[id] ?? []

const part = (change: Partial<DeclaredPart>): DeclaredPart => ({
  kind: 'slot',
  name: 'shell.float',
  paths: [],
  gates: [always],
  module: '',
  ...change,
})
/** A screen in the sign-in frame. */
const way = (name: string, who: 'guest' | 'member', module: string) =>
  part({ kind: 'screen', name, frame: 'signIn', gates: [always, session(who)], module })
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
    part({ kind: 'screen', name: 'home', module: '/src/features/home/HomeScreen.tsx' }),
    way('login', 'guest', '/src/features/account/Login.tsx'),
    way('register', 'guest', '/src/features/registration/Register.tsx'),
    way('changePassword', 'member', '/src/features/account/ChangePassword.tsx'),
    part({
      kind: 'section',
      name: 'bannerCarousel',
      gates: [section('bannerCarousel')],
      module: '/src/features/banners/BannerSection.tsx',
    }),
    part({ gates: [flag('CBS3')], module: '/src/features/chat/ChatButton.tsx' }),
    part({ gates: [flag('CBS3')], name: 'shell.footer', module: '/src/features/chat/ChatBadge.tsx' }),
    part({ name: 'member.entries', module: '/src/features/mall/MallEntry.tsx' }),
    part({ name: 'member.entries', module: '/src/features/benefits/VipEntry.tsx' }),
    part({ name: 'member.entries', module: '/src/features/customerService/Contact.tsx' }),
    part({ name: 'shell.footer', gates: [has('push')], module: '/src/features/customerService/Contact.tsx' }),
  ],
}
const lazy = Object.keys(IMPORTS).slice(1)
const planned = planChunks(
  { entry: '/src/main.tsx', live: ['/src/app/live.ts'] },
  declared,
  lazy,
  importsOf,
  lazyOf,
)

describe('planChunks', () => {
  it('puts what every first picture needs into one chunk: the entry, the home, and what layouts share', () => {
    for (const id of ['/src/main.tsx', 'react', '/src/features/home/HomeScreen.tsx', '/src/ui/Carousel.tsx'])
      expect([id, planned.get(id)]).toEqual([id, 'app'])
  })

  it('makes a layout one chunk, with what only it and its later parts use', () => {
    expect(planned.get('/src/layouts/M1/parts.ts')).toBe('M1')
    expect(planned.get('/src/layouts/M1/Logo.tsx')).toBe('M1')
  })

  it('brings after the first picture what is asked with, and what sections share', () => {
    for (const id of [
      '/src/app/live.ts',
      '/src/api/client.ts',
      'query',
      '/src/ui/Marquee.tsx',
      '/src/ui/Picture.tsx',
    ])
      expect([id, planned.get(id)]).toEqual([id, 'live'])
  })

  it('makes the sections of a layout one chunk, which leans on the layout’s own', () => {
    expect(planned.get('/src/layouts/M1/sections.ts')).toBe('M1sections')
    expect(planned.get('/src/layouts/M1/Hero.tsx')).toBe('M1sections')
  })

  it('makes nobody load a layout for something that stands in it', () => {
    expect(planned.get('icons/crown')).toBe('app')
  })

  it('leaves what is behind a gate to itself, also what two parts of the feature share', () => {
    for (const id of ['/src/features/chat/ChatButton.tsx', '/src/features/chat/useChat.ts'])
      expect([id, planned.get(id)]).toEqual([id, undefined])
  })

  it('makes the way in one chunk: what login and registration show at first, and nothing that comes later', () => {
    for (const id of [
      '/src/features/account/Login.tsx',
      '/src/features/registration/Register.tsx',
      '/src/features/account/Form.tsx',
      '/src/features/captcha/public.ts',
    ])
      expect([id, planned.get(id)]).toEqual([id, 'signIn'])
    for (const id of [
      '/src/features/captcha/Engine.tsx',
      '/src/features/secondFactor/Modal.tsx',
      '/src/features/account/ChangePassword.tsx',
      '/src/features/logOut.ts',
      '/src/ui/Sheet.tsx',
    ])
      expect([id, planned.get(id)], 'it stays behind its own door').toEqual([id, undefined])
  })

  it('leaves to the way in what is reached from it alone, or leans on it', () => {
    expect(planned.get('/src/ui/Field.tsx'), 'its captcha has it too').toBe('signIn')
    expect(planned.get('/src/ui/Alert.tsx'), 'so have the second factor and the change of a password').toBe(
      'signIn',
    )
  })

  it('puts apart what the way in shares with others: no home loads a form, no form a home’s queries', () => {
    for (const id of ['/src/ui/Button.tsx', '/src/ui/Icon.tsx', '/src/features/tracking.ts', 'icons/back'])
      expect([id, planned.get(id)]).toEqual([id, 'kit'])
    expect(planned.get('query')).toBe('live')
  })

  it('leaves the page around the forms to its layout', () => {
    expect(planned.get('/src/layouts/M1/SignIn.tsx')).toBeUndefined()
    expect(planned.get('/src/layouts/M2/Pattern.tsx')).toBeUndefined()
  })

  it('makes one file of the links of the member’s own screen, without those that stand elsewhere too', () => {
    for (const id of [
      '/src/features/mall/MallEntry.tsx',
      '/src/features/benefits/VipEntry.tsx',
      '/src/features/EntryLink.tsx',
    ])
      expect([id, planned.get(id)]).toEqual([id, 'entries'])
    for (const id of [
      '/src/features/customerService/Contact.tsx',
      '/src/features/customerService/useContact.ts',
    ])
      expect([id, planned.get(id)]).toEqual([id, undefined])
  })

  it('puts a section and its validator into one file', () => {
    expect(planned.get(BANNERS)).toBe('BannerSection')
    expect(planned.get('/src/features/banners/BannerSection.tsx')).toBe('BannerSection')
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
    // It reads the declarations as Node does, and not through the tests' own loader.
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
