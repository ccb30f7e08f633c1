import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Declared, type DeclaredPart, isWayIn, openWhere, readDeclared } from './declared.ts'

/** Static imports of a module, by its id. */
type ImportsOf = (id: string) => readonly string[]

/** These modules and everything that comes with them. */
export function closure(roots: Iterable<string>, importsOf: ImportsOf): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const next of importsOf(id)) found.add(next)
  return found
}

/** What joins modules of two kinds: everything needs it. */
const RUNTIME = /rolldown\/runtime/
const VALIDATOR = /\/generated\/validators\//

/** Slots that a home has nothing of. */
const NOT_AT_HOME = ['member.entries']
/** Slots that the first picture has, like the home itself. */
const IN_THE_FRAME = ['header.account']

/** Which modules a build begins with. */
export interface Beginnings {
  readonly entry: string
  /** What comes at once after the first picture of any screen: what the app asks with, what lies over the screen. */
  readonly live: readonly string[]
  /** What knows where the words are that no home needs. */
  readonly words: string
}

export const beginningsOf = (src: string): Beginnings => ({
  entry: join(src, 'main.tsx'),
  live: ['app/live.ts', 'app/Over.tsx'].map((file) => join(src, file)),
  words: join(src, 'i18n/loadMore.ts'),
})

/**
 * Which chunk each module belongs to, where that is not left to the bundler. A round trip on a slow network costs as much
 * as 30 kB, so there are few: `app` has what every first picture needs; each layout is one; `live` has what comes into the
 * picture at once after it: what is asked with, and what the sections of several layouts share; a layout's own sections
 * are one. `signIn` has what login and registration show at first, and what they share with others is `kit`, so that neither
 * brings the other's. The links of the member's own screen are `entries`. What else a gate opens keeps a chunk of its own,
 * with what it alone uses: behind a closed gate nothing is downloaded.
 */
export function planChunks(
  { entry, live: liveRoots }: Omit<Beginnings, 'words'>,
  { layouts, parts }: Declared,
  /** Every module that is loaded by an `import()`. */
  lazy: readonly string[],
  importsOf: ImportsOf,
  /** What a module loads by an `import()`. */
  lazyOf: ImportsOf = () => [],
): Map<string, string> {
  const home = parts.filter(({ kind, name }) =>
    kind === 'screen' ? name === 'home' : !NOT_AT_HOME.includes(name),
  )
  const always = home.filter(({ gates }) => openWhere(() => false, gates))
  const inFrame = ({ kind, name }: DeclaredPart) => kind === 'screen' || IN_THE_FRAME.includes(name)
  const modules = (list: readonly DeclaredPart[]) => list.map(({ module }) => module)
  const app = closure([entry, ...modules(always.filter(inFrame))], importsOf)
  const afterwards = [...liveRoots, ...modules(always.filter((part) => !inFrame(part)))]
  const live = closure(afterwards, importsOf)
  const validatorsOf = (id: string) => lazyOf(id).filter((to) => VALIDATOR.test(to))
  const chunks = new Map([...app].map((id) => [id, 'app']))

  const frames = new Map(layouts.map((layout) => [layout.module, layout.id]))
  const sections = new Map(layouts.map((layout) => [layout.sections, `${layout.id}sections`]))
  const atHome = new Set([...sections.keys(), ...modules(home)])
  const users = new Map<string, string[]>()
  for (const root of new Set([...frames.keys(), ...afterwards, ...atHome, ...lazy])) {
    for (const id of closure([root], importsOf)) {
      if (!app.has(id)) users.set(id, [...(users.get(id) ?? []), root])
    }
  }
  const chunkOf = (id: string, roots: readonly string[]): string | undefined => {
    const [frame, otherFrame] = roots.filter((root) => frames.has(root))
    // Whoever else needs what stands in a layout must not load a layout for it.
    if (frame) return !otherFrame && areWithin(dirname(frame), roots) ? frames.get(frame) : 'app'
    if (live.has(id)) return 'live'
    const here = roots.filter((root) => atHome.has(root))
    const [first = '', ...others] = here
    // What two parts of one feature share is behind its gate too.
    if (others.length > 0) return areWithin(dirname(first), others) ? undefined : 'live'
    if (!sections.has(first)) return undefined
    return areWithin(dirname(first), roots) ? sections.get(first) : 'live'
  }
  const wayIn = signInOf({ layouts, parts }, app, importsOf, lazyOf)
  for (const [id, roots] of users) {
    const chunk = chunkOf(id, roots)
    const isOpen = chunk === undefined || chunk === 'live'
    const better = isOpen ? wayIn(id, live.has(id), roots) : undefined
    if (better ?? chunk) chunks.set(id, better ?? chunk ?? '')
  }
  // Links to members' screens are a few lines each: one file for all of them.
  const entries = new Set(
    modules(parts.filter(({ name }) => NOT_AT_HOME.includes(name))).filter((id) => !atHome.has(id)),
  )
  for (const [id, roots] of users)
    if (!chunks.has(id) && roots.every((root) => entries.has(root))) chunks.set(id, 'entries')
  // A section without its validator shows nothing: both come in one file.
  for (const { kind, module } of home) {
    if (kind !== 'section') continue
    const isAlways = live.has(module)
    for (const id of closure([module], importsOf)) {
      const isOwn = isAlways || users.get(id)?.every((root) => root === module)
      if (!isOwn || validatorsOf(id).length === 0) continue
      for (const member of [module, ...validatorsOf(id)]) {
        chunks.set(member, isAlways ? 'live' : basename(module).replace(/\.\w+$/, ''))
      }
    }
  }
  return chunks
}

/**
 * Tells of a module that sign-in screens show at first whether it is theirs alone (`signIn`), or shared with what others show
 * (`kit`); undefined for any other. What is reached from a sign-in screen only, or leans on one, is no other.
 */
function signInOf(
  { layouts, parts }: Declared,
  app: ReadonlySet<string>,
  importsOf: ImportsOf,
  lazyOf: ImportsOf,
): (id: string, isLive: boolean, roots: readonly string[]) => 'signIn' | 'kit' | undefined {
  const screens = parts.filter(isWayIn).map(({ module }) => module)
  const folders = screens.map((module) => `${dirname(module)}/`)
  const pages = layouts.map(({ signIn }) => signIn)
  const first = closure(screens, importsOf)
  const framed = closure(pages, importsOf)
  const later = closure(screens, (id) => (app.has(id) ? [] : [...importsOf(id), ...lazyOf(id)]))
  const leans = (root: string) =>
    [...closure([root], importsOf)].some((id) => folders.some((folder) => id.startsWith(folder)))
  const isOther = (root: string) => !later.has(root) && !leans(root)
  return (id, isLive, roots) => {
    if (framed.has(id))
      return first.has(id) || roots.some((root) => !pages.includes(root)) ? 'kit' : undefined
    if (!first.has(id)) return undefined
    return isLive || roots.some(isOther) ? 'kit' : 'signIn'
  }
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
                {
                  name: 'app',
                  test: (id: string) => RUNTIME.test(id) || planned.get(id) === 'app',
                  priority: 1,
                },
                { name: 'kit', test: (id: string) => planned.get(id) === 'kit', priority: 0.75 },
                { name: 'live', test: (id: string) => planned.get(id) === 'live', priority: 0.5 },
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
        beginningsOf(src),
        await readDeclared(src),
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      )
    },
  }
}
