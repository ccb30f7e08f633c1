import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ALONE, areasOf, DOORS, LIBRARY } from './chunkAreas.ts'
import { type Declared, openWhere, readDeclared } from './declared.ts'
import { closure, type ModuleGraph } from './moduleGraph.ts'

/** Slots of the first paint. */
const SLOTS_IN_THE_FRAME = ['header.account']

/** The modules from which chunks are planned. */
export interface ChunkRoots {
  readonly entry: string
  /** Loaded right after the first paint of any screen: the client, and overlays. */
  readonly live: readonly string[]
  /** The screen that replaces the app where the site cannot be shown. */
  readonly standIn: string
  /** Needed by the first paint of a merchant with its own texts. */
  readonly ownTexts: readonly string[]
}

export const chunkRootsOf = (src: string): ChunkRoots => ({
  entry: join(src, 'main.tsx'),
  live: ['app/deferredServices.ts', 'app/AppChrome.tsx'].map((file) => join(src, file)),
  standIn: join(src, 'boot/SiteScreen.tsx'),
  ownTexts: ['boot/ownTexts.ts', 'i18n/ownTexts.ts'].map((file) => join(src, file)),
})

/**
 * Plans the chunk of each module. A request costs a slow phone as much as 30 kB, so modules that are needed together share one of
 * a dozen chunks:
 * - `app`: the first paint of every screen, and reading a merchant's own texts; `M1` … : the frame of a layout; `M1home`: its
 *   sections; `M1pages`: its other screens;
 * - `live`: needed right after the first paint of any screen, and shared by home's parts;
 * - `home`: sections and slots of features; `over`: effects and bars; `modals`: overlays that are rare;
 * - `session`: what the beginning and the end of a session start; `doors`: the pages of login and registration, `signIn`: their
 *   forms; `member`: the links of the member's screen; `money`, `club` …: other screens by their texts;
 * - `rich`: the HTML sanitiser; `wide`: the styles of wide windows;
 * - `kit`: shared by `over` and others, or by `signIn` and `modals`; `forms`: shared by either with others; `pages`: shared by
 *   other screens.
 * A large part keeps a chunk of its own with its folder, so that it is not downloaded behind a closed gate. Libraries that several
 * chunks need are left to the bundler (undefined). Each chunk imports only earlier ones.
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
  /** The module imports a library, or a library needs it: grouping would load the library with other parts. */
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
      // Other importers of a layout's module must not load the layout for it.
      return !otherFrame && [...areas].every((area) => area.startsWith(id)) ? id : 'app'
    }
    if (!live.has(id) && roots.some((root) => ownTexts.includes(root))) return 'app'
    if (RICH.test(id)) return 'rich'
    if (WIDE.test(id)) return 'wide'
    const isOfHome = [...areas].some((one) => one.endsWith('home'))
    // Home's first window must not wait for overlays.
    if (HTML_RULES.test(id) && !live.has(id)) return isOfHome ? 'live' : 'kit'
    // The first paint of a login must not wait for what its page shares with others.
    const isOfDoors = [...areas].some((one) => one.endsWith(DOORS))
    if (isOfDoors && (live.has(id) || isOfHome)) return 'app'
    if (live.has(id)) return 'live'
    const isOfLayout = layouts.find((layout) => [...areas].every((one) => one.startsWith(layout.id)))
    if (isOfDoors) return (isOfLayout?.id ?? '') + DOORS
    const [area = ''] = areas
    // A single module of a folder is left to the bundler, which gives it a chunk of its own.
    if (areas.size === 1) return area.startsWith(ALONE) && rootsIn(area) === 1 ? undefined : area
    if (isOfLayout) return `${isOfLayout.id}home`
    if (isOfHome) return 'live'
    if (bringsLibrary(id, roots)) return undefined
    const isIn = (area: string) => [...areas].some((one) => one.endsWith(area))
    if (KIT.test(id) && isIn('modals')) return 'kit'
    // A modal over home must not load a form's code for what it shares with these.
    const [owner] = ['over', 'session'].filter(
      (one) => areas.size === 2 && areas.has(one) && areas.has('modals'),
    )
    if (owner) return owner
    if (isIn('over')) return 'kit'
    if (isIn('signIn') && isIn('modals')) return 'kit'
    return isIn('signIn') || isIn('modals') ? 'forms' : 'pages'
  }
  const chunks = new Map<string, string | undefined>([...app].map((id) => [id, 'app']))
  for (const [id, roots] of users) {
    const chunk = chunkOf(id, roots)
    chunks.set(id, chunk?.startsWith(ALONE) ? chunk.split(':')[1] : chunk)
  }
  return chunks
}

/** Texts: a chunk for each language. */
const TEXTS = /virtual:texts\/|\/i18n\/locales\//
/** The HTML sanitiser with its library. Popups, captchas and mini-games load it when they show HTML; no first paint needs it. */
const RICH = /\/node_modules\/dompurify\/|\/src\/features\/(?:shared\/)?(RichText|purified)\./
/** Loaded in wide windows only. */
const WIDE = /\/src\/layouts\/wide\//
/** Distinguishes text from HTML: small, and shared by all chunks. */
const HTML_RULES = /\/src\/features\/(?:shared\/)?(rich|readableHtml)\./
/** Generic components and icons: a modal over home must not load a form's code for them. */
const KIT = /\/src\/ui\/|\/lucide-react\//
/** Assigns modules to chunks by {@link planChunks}. */
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
