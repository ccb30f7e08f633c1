import { describe, expect, it } from 'vitest'
import { type Edge, edgesOf, reachedFrom } from '../../../../../scripts/test/changed/graph.ts'

const kindsOf = (text: string, path = 'src/a/a.ts'): Record<string, string> =>
  Object.fromEntries(edgesOf({ path, text }, () => true).map(({ to, kind }) => [to, kind]))

describe('the arrows of a module', () => {
  it('lead to what it imports, on one line or on several, and to what it exports again', () => {
    const text = `import { b } from './b.ts'\nimport {\n  c,\n} from '../c.ts'\nimport './d.ts'\nexport { e } from './e.ts'`
    expect(kindsOf(text)).toEqual({
      'src/a/b.ts': 'static',
      'src/c.ts': 'static',
      'src/a/d.ts': 'static',
      'src/a/e.ts': 'static',
    })
  })

  it('lead to what it loads when it is needed', () => {
    expect(kindsOf("lazy(() => import('./Part.tsx'))")).toEqual({ 'src/a/Part.tsx': 'dynamic' })
  })

  it('lead to files that it names, and not to types alone', () => {
    const text = "import type { T } from './t.ts'\nrun('node', ['scripts/merchant.ts'])"
    expect(kindsOf(text)).toEqual({ 'scripts/merchant.ts': 'named' })
  })

  it('lead nowhere where there is no file', () => {
    expect(edgesOf({ path: 'src/a.ts', text: "import './gone.ts'" }, () => false)).toEqual([])
  })
})

describe('what a file can reach', () => {
  const edges: Edge[] = [
    { from: 'b', to: 'a', kind: 'static' },
    { from: 'c', to: 'b', kind: 'dynamic' },
    { from: 'a', to: 'b', kind: 'static' },
  ]

  it('is whoever imports it, directly or not, and ends where files import each other', () => {
    expect([...reachedFrom(['a'], edges, () => true)].sort()).toEqual(['a', 'b', 'c'])
  })

  it('stops at arrows that are not followed', () => {
    expect([...reachedFrom(['a'], edges, ({ kind }) => kind === 'static')].sort()).toEqual(['a', 'b'])
  })
})
