import { describe, expect, it } from 'vitest'
import { importDirectly } from '../../../scripts/build/lean/icons.ts'
import { squeezeStyles } from '../../../scripts/build/lean/styles.ts'
import { withoutUnused } from '../../../scripts/build/lean/unused.ts'

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
      "export const a = {\n  id: 'a',\n  description: '',\n  when: always,\n}",
    )
    expect(withoutUnused(code, '/x/src/features/a/model/rule.ts')).toBeUndefined()
  })

  it('is a component of the router that only its own name keeps', () => {
    const code = 'var Form = React10.forwardRef(\n  f\n);\nForm.displayName = "Form";\n'
    expect(withoutUnused(code, '/node_modules/react-router/dist/x.mjs')).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\n',
    )
  })
})
