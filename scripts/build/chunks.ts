import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ALONE, areasOf, LIBRARY } from './chunkAreas.ts'
import { type Declared, openWhere, readDeclared } from './declared.ts'
import { closure, type ModuleGraph } from './moduleGraph.ts'

/** Slots that the first picture has, like the home itself. */
const SLOTS_IN_THE_FRAME = ['header.account']

/** Which modules a build begins with. */
export interface ChunkRoots {
  readonly entry: string
  /** What comes at once after the first picture of any screen: what the app asks with, what lies over the screen. */
  readonly live: readonly string[]
  /** The screen that stands in for the app where there is no site. */
  readonly standIn: string
  /** What the first picture of a merchant with texts of its own waits for. */
  readonly ownTexts: readonly string[]
}

export const chunkRootsOf = (src: string): ChunkRoots => ({
  entry: join(src, 'main.tsx'),
  live: ['app/deferredServices.ts', 'app/AppChrome.tsx'].map((file) => join(src, file)),
  standIn: join(src, 'boot/SiteScreen.tsx'),
  ownTexts: ['boot/ownTexts.ts', 'i18n/ownTexts.ts'].map((file) => join(src, file)),
})

/**
 * The chunk of each module. A request costs a slow phone as much as 30 kB, so there are a dozen chunks, grouped by what is needed
 * together:
 * - `app`: what every first picture needs, and what reads a merchant's own texts; `M1` … : the frame of a layout; `M1home`: its sections; `M1pages`: its other screens;
 * - `live`: what comes right after the first picture of any screen, and what home's parts share;
 * - `home`: sections and slots of the features; `over`: what follows along, and bars; `modals`: what lies over a screen now and then;
 * - `signIn`: login and registration; `member`: the links of the member's screen; other screens: one chunk for those that share
 *   their texts (`money`, `club` …);
 * - `rich`: what cleans HTML; `wide`: the styles of wide windows;
 * - `kit`: what `over` shares with others, and shared components; `forms`: what `signIn` or `modals` share with others; `pages`: what other screens share.
 * A part that is large stays alone with what stands in its folder: behind a closed gate it is not downloaded. A library that several
 * of them need is left to the bundler (undefined).
 * Each chunk imports only chunks that stand before it: a module's users include those of every module that imports it.
 */
export function planChunks(
  { entry, live: liveRoots, standIn, ownTexts }: ChunkRoots,
  declared: Declared,
  graph: ModuleGraph,
): Map<string, string | undefined> {
  const { lazy, importsOf } = graph
  const { layouts, parts } = declared
  const frames = new Map(layouts.map((layout) => [layout.module, layout.id]))
  const always = parts.filter(
    ({ kind, name, gates }) =>
      openWhere(() => false, gates) &&
      ((kind === 'screen' && name === 'home') || (kind === 'slot' && SLOTS_IN_THE_FRAME.includes(name))),
  )
  const app = closure([entry, ...always.map(({ module }) => module)], importsOf)
  const live = closure(liveRoots, importsOf)
  const users = new Map<string, string[]>()
  for (const root of new Set([
    ...frames.keys(),
    ...liveRoots,
    ...parts.map(({ module }) => module),
    ...lazy,
  ])) {
    if (TEXTS.test(root)) continue
    for (const id of closure([root], importsOf)) {
      if (!app.has(id)) users.set(id, [...(users.get(id) ?? []), root])
    }
  }
  const areaOf = areasOf(declared, graph, { app, live, users, standIn })
  /** It would bring a library to whatever it is grouped with, or is needed where a library is. */
  const libraries = [...users.keys()].filter((id) => LIBRARY.test(id) && !live.has(id))
  const bringers = new Set(libraries.map((id) => String(users.get(id))))
  const bringsLibrary = (id: string, roots: readonly string[]): boolean =>
    bringers.has(String(roots)) || [...closure([id], importsOf)].some((one) => libraries.includes(one))
  const all = [...new Set([...users.values()].flat())]
  const rootsIn = (area: string): number => all.filter((root) => areaOf(root) === area).length
  const chunkOf = (id: string, roots: readonly string[]): string | undefined => {
    const areas = new Set(roots.map(areaOf))
    const [frame, otherFrame] = roots.filter((root) => frames.has(root))
    if (frame) {
      const id = frames.get(frame) ?? ''
      // Whoever else needs what stands in a layout must not load a layout for it.
      return !otherFrame && [...areas].every((area) => area.startsWith(id)) ? id : 'app'
    }
    if (!live.has(id) && roots.some((root) => ownTexts.includes(root))) return 'app'
    if (RICH.test(id)) return 'rich'
    if (WIDE.test(id)) return 'wide'
    const isOfHome = [...areas].some((one) => one.endsWith('home'))
    // Home's first window must not wait for what lies over it.
    if (HTML_RULES.test(id) && !live.has(id)) return isOfHome ? 'live' : 'kit'
    if (live.has(id)) return 'live'
    const [area = ''] = areas
    // What is alone in its folder is left to the bundler, which needs no help to load a module by itself.
    if (areas.size === 1) return area.startsWith(ALONE) && rootsIn(area) === 1 ? undefined : area
    const isOfLayout = layouts.find((layout) => [...areas].every((one) => one.startsWith(layout.id)))
    if (isOfLayout) return `${isOfLayout.id}home`
    if (isOfHome) return 'live'
    if (bringsLibrary(id, roots)) return undefined
    const isIn = (area: string) => [...areas].some((one) => one.endsWith(area))
    if (KIT.test(id)) return 'kit'
    if (isIn('over')) return areas.size === 2 && areas.has('modals') ? 'over' : 'kit'
    return isIn('signIn') || isIn('modals') ? 'forms' : 'pages'
  }
  const chunks = new Map<string, string | undefined>([...app].map((id) => [id, 'app']))
  for (const [id, roots] of users) {
    const chunk = chunkOf(id, roots)
    chunks.set(id, chunk?.startsWith(ALONE) ? chunk.split(':')[1] : chunk)
  }
  return chunks
}

/** Texts: each language is alone. */
const TEXTS = /virtual:texts\/|\/i18n\/locales\//
/** What cleans a back office's or a vendor's HTML, with its library: popups, captchas and mini-games load it when they show any, and no page begins with it. */
const RICH = /\/node_modules\/dompurify\/|\/src\/features\/(?:shared\/)?(RichText|purified)\./
/** What only wide windows load. */
const WIDE = /\/src\/layouts\/wide\//
/** What tells text from HTML: small, and shared by everything. */
const HTML_RULES = /\/src\/features\/(?:shared\/)?(rich|readableHtml)\./
/** Components without business words, and icons: small, and shared by everything. */
const KIT = /\/src\/ui\/|\/lucide-react\//
/** Puts modules into chunks as {@link planChunks} says. */
export function chunks(): Plugin {
  let src = ''
  let planned = new Map<string, string | undefined>()
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string) => planned.get(id) ?? null, debugName: 'planned' }],
            },
          },
        },
      },
    }),
    configResolved(config) {
      src = config.root
    },
    async buildEnd() {
      const lazyOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
      planned = planChunks(chunkRootsOf(src), await readDeclared(src), {
        lazy: [...this.getModuleIds()].flatMap(lazyOf),
        lazyOf,
        importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        sizeOf: (id) => this.getModuleInfo(id)?.code?.length ?? 0,
      })
    },
  }
}
