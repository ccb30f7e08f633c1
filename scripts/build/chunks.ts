import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Declared, openWhere, readDeclared } from './declared.ts'

/** Static imports of a module, by its id. */
type ImportsOf = (id: string) => readonly string[]

/** These modules and everything that comes with them. */
export function closure(roots: Iterable<string>, importsOf: ImportsOf): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const next of importsOf(id)) found.add(next)
  return found
}

const VALIDATOR = /\/generated\/validators\//

/** Slots that home's first picture has nothing of. */
const NOT_AT_HOME = ['member.entries']

/**
 * Which chunk each module belongs to, where that is not left to the bundler. A round trip on a slow network costs as much
 * as 30 kB, so there are few: `app` has what every visit needs, and what two parts of a home share; each layout is one.
 * What a gate opens keeps a chunk of its own, with what it alone uses: behind a closed gate nothing is downloaded.
 */
export function planChunks(
  entry: string,
  { layouts, parts }: Declared,
  /** Every module that is loaded by an `import()`. */
  lazy: readonly string[],
  importsOf: ImportsOf,
  /** The validators that a module loads with its first answer. */
  validatorsOf: ImportsOf = () => [],
): Map<string, string> {
  const home = parts.filter(({ kind, name }) =>
    kind === 'screen' ? name === 'home' : !NOT_AT_HOME.includes(name),
  )
  const always = home.filter(({ gates }) => openWhere(() => false, gates)).map(({ module }) => module)
  const app = closure([entry, ...always], importsOf)
  const chunks = new Map([...app].map((id) => [id, 'app']))

  const atHome = new Set([...layouts, ...home].map(({ module }) => module))
  const users = new Map<string, string[]>()
  for (const root of new Set([...atHome, ...lazy])) {
    for (const id of closure([root], importsOf)) {
      if (!app.has(id)) users.set(id, [...(users.get(id) ?? []), root])
    }
  }
  for (const [id, roots] of users) {
    const here = roots.filter((root) => atHome.has(root))
    const [first = '', ...others] = here
    const layout = layouts.find(({ module }) => module === first)
    if (others.length > 0) {
      // What two parts of one feature share is behind its gate too.
      if (!areWithin(dirname(first), others)) chunks.set(id, 'app')
    } else if (layout) {
      // What this layout brings later may lean on its chunk; whoever else needs the same must not load a layout for it.
      chunks.set(id, areWithin(dirname(first), roots) ? layout.id : 'app')
    }
  }
  // A section without its validator shows nothing: both come in one file.
  for (const { kind, module } of home) {
    if (kind !== 'section') continue
    const isAlways = always.includes(module)
    for (const id of closure([module], importsOf)) {
      const isOwn = isAlways || users.get(id)?.every((root) => root === module)
      if (!isOwn || validatorsOf(id).length === 0) continue
      for (const member of [module, ...validatorsOf(id)]) {
        chunks.set(member, isAlways ? 'app' : basename(module).replace(/\.\w+$/, ''))
      }
    }
  }
  return chunks
}

const areWithin = (folder: string, modules: readonly string[]): boolean =>
  modules.every((module) => module.startsWith(`${folder}/`))

/** Puts modules into chunks as {@link planChunks} says. */
export function chunks(): Plugin {
  let src = ''
  let planned = new Map<string, string>()
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The first takes what others depend on too: they find it there.
                { name: 'app', test: (id: string) => planned.get(id) === 'app', priority: 1 },
                { name: (id: string) => planned.get(id) ?? null },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      src = config.root
    },
    async buildEnd() {
      planned = planChunks(
        join(src, 'main.tsx'),
        await readDeclared(src),
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
        (id) => (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((to) => VALIDATOR.test(to)),
      )
    },
  }
}
