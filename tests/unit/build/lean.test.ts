import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { importDirectly } from '../../../scripts/build/lean/icons.ts'
import { leanHelper } from '../../../scripts/build/lean/loading.ts'
import { squeezed } from '../../../scripts/build/lean/squeeze.ts'
import { squeezeStyles } from '../../../scripts/build/lean/styles.ts'
import { withoutUnused } from '../../../scripts/build/lean/unused.ts'
import { withStandIns } from '../../../scripts/build/lean/words.ts'
import { localeFolders, readLocale } from '../../../scripts/i18n/readLocales.ts'

describe('icons', () => {
  const files = new Map([
    ['House', 'house'],
    ['Search', 'search'],
  ])

  it('are imported one by one, under their own name or another, and types not at all', () => {
    const code = "import { House, Search as Glass, type LucideIcon } from 'lucide-react'\nuse(House)"
    expect(importDirectly(code, files)).toBe(
      "import House from 'lucide-react/icons/house';import Glass from 'lucide-react/icons/search'\nuse(House)",
    )
  })

  it('that do not exist break the build', () => {
    expect(() => importDirectly("import { Nothing } from 'lucide-react'", files)).toThrow('Nothing')
  })
})

/** As it stands in a source: something is put in here. */
const put = (code: string): string => `\${${code}}`

describe('styles', () => {
  it('lose their comments and line breaks, and nothing else', () => {
    const code = [
      'const Box = styled.div<{ $wide: boolean }>`',
      '  /* why */',
      '  color: var(--text);',
      '  transition:',
      '    color 1s,',
      '    opacity 1s;',
      `  ${put('pressable')}`,
      '  > a, > b { margin: 0 }',
      '`',
      'const text = `a\n  b`',
    ].join('\n')
    expect(squeezeStyles(code)).toBe(
      [
        'const Box = styled.div<{ $wide: boolean }>` color: var(--text);transition: color 1s,opacity 1s;',
        put('pressable'),
        ' > a, > b { margin: 0 } `\nconst text = `a\n  b`',
      ].join(''),
    )
  })
})

describe('styles with code in them', () => {
  it('stay as they are where that code has several lines', () => {
    const code = `styled.p\`\n  color: red;\n  ${put('\n    one\n  ')}\n\``
    expect(squeezeStyles(code)).toBe(code)
  })
})

describe('what no visit uses', () => {
  it('is what declarations say to operators', () => {
    const code = "export const a = {\n  id: 'a',\n  description:\n    'It\\'s for you',\n  when: always,\n}"
    expect(withoutUnused(code, '/x/src/features/a/feature.ts')).toBe(
      "export const a = {\n  id: 'a',\n  when: always,\n}",
    )
    expect(withoutUnused(code, '/x/src/features/a/model/rule.ts')).toBeUndefined()
  })

  it('is what the router says to developers', () => {
    const code = 'var ENABLE_DEV_WARNINGS = true;\nif (ENABLE_DEV_WARNINGS) warn()\n'
    expect(withoutUnused(code, '/node_modules/react-router/dist/x.mjs')).toBe(
      'const ENABLE_DEV_WARNINGS = false;\nif (ENABLE_DEV_WARNINGS) warn()\n',
    )
  })

  it('is a component of the router that only its own name keeps', () => {
    const code = 'var Form = React10.forwardRef(\n  f\n);\nForm.displayName = "Form";\n'
    expect(withoutUnused(code, '/node_modules/react-router/dist/x.mjs')).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\n',
    )
  })
})

describe('the part of i18next that is left out', () => {
  const file = join(createRequire(import.meta.url).resolve('i18next'), '../../esm/i18next.js')
  const lean = withStandIns(readFileSync(file, 'utf8'))

  it('leaves a library that says words, counts and fills in as before', async () => {
    const copy = join(mkdtempSync(join(tmpdir(), 'lean-')), 'i18next.mjs')
    writeFileSync(copy, lean)
    const module: { createInstance: typeof import('i18next').createInstance } = await import(
      pathToFileURL(copy).href
    )
    const i18n = module.createInstance()
    const shell = { hello: 'Hello {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' }
    await i18n.init({ lng: 'en', resources: { en: { translation: shell } } })
    expect(i18n.t('hello', { name: 'Ana' })).toBe('Hello Ana')
    expect([1, 2].map((count) => i18n.t('days', { count }))).toEqual(['1 day', '2 days'])
  })

  it('is nothing that our words need: no placeholder has a format', () => {
    const formats = localeFolders().flatMap((language) =>
      Object.values(readLocale(language)).flatMap((words) =>
        Object.values(words).filter((text) => /\{\{[^}]*,/.test(String(text))),
      ),
    )
    expect(formats).toEqual([])
  })

  it('is missed where the library has changed', () => {
    expect(() => withStandIns('class Other {\n}\n')).toThrow('no class Logger')
  })
})

describe('the first chunk', () => {
  it('says the same in fewer bytes, to whoever imports from it', async () => {
    const code =
      'function twice(n) { const unused = 1; return n + n }\nconst four = twice(2)\nexport { four, twice }\n'
    const lean = await squeezed(code)
    expect(lean.length).toBeLessThan(code.length)
    expect(lean).not.toContain('unused')
    const module: { four: number; twice(n: number): number } = await import(`data:text/javascript,${lean}`)
    expect([module.four, module.twice(4)]).toEqual([4, 8])
  })

  it('loses what is told to a logger that says nothing, and does what stands beside it', async () => {
    const lean = await squeezed(
      'class Words { log = []; t(key) { this.logger.warn("no word here"), this.log.push(key); return this.log } }\nexport { Words }\n',
    )
    expect(lean).not.toContain('no word')
    expect(lean).toContain('.push(')
  })

  it('that cannot be read stops the build', async () => {
    await expect(squeezed('const = 1')).rejects.toThrow()
  })
})

describe('what every import() goes through', () => {
  const known = "export const __vitePreload = (load) => load()\ndispatch('vite:preloadError')"

  it('brings the module, and says of one that did not come what the bundler says', async () => {
    const source = `data:text/javascript,${encodeURIComponent(leanHelper(known))}`
    const { __vitePreload: bring }: { __vitePreload: (load: () => Promise<unknown>) => Promise<unknown> } =
      await import(/* @vite-ignore */ source)
    const said: Event[] = []
    vi.stubGlobal('dispatchEvent', (event: Event) => said.push(event))
    expect(await bring(async () => 'it')).toBe('it')
    expect(said).toEqual([])
    await expect(bring(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(said).toMatchObject([{ type: 'vite:preloadError', payload: { message: 'gone' } }])
    vi.unstubAllGlobals()
  })

  it('is missed where the bundler has another', () => {
    expect(() => leanHelper('export const other = 1')).toThrow('another helper')
  })
})
