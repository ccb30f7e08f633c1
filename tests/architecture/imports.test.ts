import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/** Layers from the top down. A folder imports from lower layers and from itself (docs/architecture.md). */
const LAYERS: readonly (readonly string[])[] = [
  ['main.tsx', 'boot', 'app', 'workbench'],
  ['features'],
  ['layouts', 'themes'],
  ['registry'],
  ['session', 'device'],
  ['site', 'api'],
  ['i18n', 'ui'],
  ['generated', 'json'],
]
/** Folders outside the layers. Each is built as a separate script and is exempt from the layer order. */
const STANDALONE = ['worker', 'edge']
/** Allowed imports within one layer: boot starts the app. */
const ALLOWED = new Set(['boot→app', 'main.tsx→boot'])

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.parentPath.includes('generated'),
  )
  .map((entry) => join(entry.parentPath, entry.name))

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|import\s*['"](\.[^'"]+)['"]/g

const read = (file: string): string => readFileSync(file, 'utf8')

const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].map((match) =>
    resolve(dirname(file), match[1] ?? match[2] ?? match[3] ?? ''),
  )

const folderOf = (file: string): string => relative(SRC, file).split(/[\\/]/)[0] ?? ''
const layerOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder))

const arrows = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))
const shown = ({ from, to }: { from: string; to: string }) => `${relative(SRC, from)} → ${relative(SRC, to)}`

describe('imports', () => {
  it('stand in a folder that belongs to a layer', () => {
    const strangers = files.filter(
      (file) => layerOf(folderOf(file)) < 0 && !STANDALONE.includes(folderOf(file)),
    )
    expect(strangers.map((file) => relative(SRC, file))).toEqual([])
  })

  it('go to the same folder or a lower layer only', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [a, b] = [folderOf(from), folderOf(to)]
      if (a === b || STANDALONE.includes(a)) return false
      const sameLayer = layerOf(a) === layerOf(b)
      return layerOf(a) > layerOf(b) || (sameLayer && !ALLOWED.has(`${a}→${b}`))
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('reach another feature only through its public.ts', () => {
    const wrong = arrows.filter(({ from, to }) => {
      if (folderOf(from) !== 'features' || folderOf(to) !== 'features') return false
      const [mine, theirs] = [relative(SRC, from).split(/[\\/]/), relative(SRC, to).split(/[\\/]/)]
      if (mine.length < 3 || theirs.length < 3 || mine[1] === theirs[1] || theirs[1] === 'shared')
        return false
      return theirs.at(-1) !== 'public.ts'
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('never reach the workbench, which is no part of the players’ app', () => {
    const wrong = arrows.filter(
      ({ from, to }) => folderOf(to) === 'workbench' && folderOf(from) !== 'workbench',
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('never go from one layout to another', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [a, b] = [relative(SRC, from).split(/[\\/]/), relative(SRC, to).split(/[\\/]/)]
      const isLayout = (path: string[]) => path[0] === 'layouts' && path.length > 2
      return isLayout(a) && isLayout(b) && a[1] !== b[1]
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('read the address from React Router, and change it through ui/navigation.ts alone', () => {
    const own = ['ui/navigation.ts', 'app/AddressRouter.tsx']
    const reads = /^(?:useLocation|useNavigationType|type \w+)$/
    const wrong = files.flatMap((file) => {
      const name = relative(SRC, file).replaceAll('\\', '/')
      const [, names = ''] = /import \{([^}]*)\} from 'react-router-dom'/.exec(read(file)) ?? []
      const others = names
        .split(',')
        .flatMap((one) => (one.trim() && !reads.test(one.trim()) ? one.trim() : []))
      return own.includes(name) ? [] : others.map((one) => `${name}: ${one}`)
    })
    expect(wrong).toEqual([])
  })

  it('name the file with its ending', () => {
    const wrong = arrows.filter(({ to }) => !/\.(tsx?|js|json)$|(\.woff2\?no-|\.css\?)inline$/.test(to))
    expect(wrong.map(shown)).toEqual([])
  })
})
