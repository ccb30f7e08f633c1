import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withCompileHint } from '../../../scripts/build/bundleOptimisations/compileHint.ts'
import { withEagerModules } from '../../../scripts/build/bundleOptimisations/eagerModules.ts'
import { importDirectly } from '../../../scripts/build/bundleOptimisations/icons.ts'
import { minifiedModule } from '../../../scripts/build/bundleOptimisations/minify.ts'
import { withoutUnused } from '../../../scripts/build/bundleOptimisations/unused.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

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

describe('what no visit uses', () => {
  it('is what declarations say to operators', () => {
    const code = "export const a = {\n  id: 'a',\n  description:\n    'It\\'s for you',\n  when: always,\n}"
    expect(withoutUnused(code, '/x/src/features/a/feature.ts')).toBe(
      "export const a = {\n  id: 'a',\n  when: always,\n}",
    )
    expect(withoutUnused(code, '/x/src/features/a/model/rule.ts')).toBeUndefined()
    expect(withoutUnused(code, '/x/src/features/games/a/feature.ts')).not.toContain('description')
  })

  it('is what sections ask for first: the build has written it into the document', () => {
    const declared = globSync('src/features/**/feature.ts', { cwd: ROOT })
      .map((file) => ({ file: join(ROOT, file), code: readFileSync(join(ROOT, file), 'utf8') }))
      .filter(({ code }) => code.includes('PREFETCH'))
    expect(declared).toHaveLength(4)
    for (const { file, code } of declared) expect(withoutUnused(code, file)).not.toMatch(/prefetch/i)
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
    const errors = 'var RenderErrorBoundary = class {};\nRenderErrorBoundary.contextType = Context;\n'
    expect(withoutUnused(errors, '/node_modules/react-router/dist/x.mjs')).toBe(
      'var RenderErrorBoundary = class {};\n\n',
    )
  })
})

describe('the first chunk', () => {
  it('says the same in fewer bytes, to whoever imports from it', async () => {
    const code =
      'function twice(n) { const unused = 1; return n + n }\nconst four = twice(2)\nexport { four, twice }\n'
    const lean = await minifiedModule(code)
    expect(lean.length).toBeLessThan(code.length)
    expect(lean).not.toContain('unused')
    const module: { four: number; twice(n: number): number } = await import(`data:text/javascript,${lean}`)
    expect([module.four, module.twice(4)]).toEqual([4, 8])
  })

  it('loses what is told to a logger that says nothing, and does what stands beside it', async () => {
    const lean = await minifiedModule(
      'class Words { log = []; t(key) { this.logger.warn("no word here"), this.log.push(key); return this.log } }\nexport { Words }\n',
    )
    expect(lean).not.toContain('no word')
    expect(lean).toContain('.push(')
  })

  it('that cannot be read stops the build', async () => {
    await expect(minifiedModule('const = 1')).rejects.toThrow()
  })
})

describe('a module of CommonJS', () => {
  const long = `e.a=[${'1,'.repeat(3_000)}1]`

  it('stands in parentheses as a function, so that the engine reads it once', () => {
    const code = `var r=n(e=>{${long}}),d=n((e,t)=>{var x=r();${long}});d();`
    expect(withEagerModules(code)).toBe(
      `var r=n((function(e){${long}})),d=n((function(e,t){var x=r();${long}}));d();`,
    )
  })

  it('stays as it is where it is short, and so does every other function', () => {
    for (const code of [
      'var r=n(e=>{e.a=1});r();',
      `var r=n(e=>[${'e,'.repeat(3_000)}1]);r();`,
      `var r=n(async e=>{${long}});r();`,
      `use(e=>{${long}});`,
      `var r=n(e=>{${long}},1);r();`,
    ])
      expect(withEagerModules(code)).toBe(code)
  })
})

describe('a hint to compile all functions at once', () => {
  it.each(['app', 'home', 'M1', 'M3home'])('stands at the top of %s, whose functions home calls', (name) => {
    expect(withCompileHint(name, 'f()')).toBe('//# allFunctionsCalledOnLoad\nf()')
  })

  it.each(['over', 'homely', 'M1pages', 'signIn'])('is not given to %s, most of which waits', (name) => {
    expect(withCompileHint(name, 'f()')).toBe('f()')
  })
})
