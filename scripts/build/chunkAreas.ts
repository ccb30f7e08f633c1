import { basename, dirname } from 'node:path'
import { type Declared, type DeclaredPart, isWayIn } from './declared.ts'
import { closure, type ModuleGraph } from './moduleGraph.ts'

/** Slots that a home has nothing of, and what their parts come with. */
const SLOT_AREAS: Readonly<Record<string, string>> = {
  'member.entries': 'member',
  'signIn.providers': 'signIn',
  'signIn.help': 'signIn',
}
/**
 * A lazy part keeps a chunk of its own if it brings this much code, before minification, characters: about 6 kB over the
 * line. A smaller one costs a phone more as a request than as bytes.
 */
export const LARGE = 40_000
/** Icons are small wherever they come from. */
export const LIBRARY = /\/node_modules\/(?!lucide-react)/

/** Begins the area of a part that keeps a chunk of its own. */
export const ALONE = 'alone:'

interface Reached {
  readonly app: ReadonlySet<string>
  readonly live: ReadonlySet<string>
  /** By module: the lazy modules that import it. */
  readonly users: ReadonlyMap<string, readonly string[]>
  readonly standIn: string
}

/** Tells for each lazy module what it is needed together with. */
export function areasOf(
  { layouts, parts }: Declared,
  { lazy, importsOf, lazyOf, sizeOf }: ModuleGraph,
  { app, live, users, standIn }: Reached,
): (root: string) => string {
  const signInFolders = parts.filter(isWayIn).map(({ module }) => `${dirname(module)}/`)
  const signInRoot = commonFolder(signInFolders)
  /** It stands beside the screens of sign-in, or imports what stands there. */
  const leansOnSignIn = (root: string): boolean =>
    (signInRoot !== undefined && root.startsWith(signInRoot)) ||
    [...closure([root], importsOf)].some((id) => signInFolders.some((folder) => id.startsWith(folder)))
  const areas = new Map(parts.toReversed().map((part) => [part.module, areaOfPart(part)]))
  for (const root of new Set([...lazy, ...areas.keys()])) {
    const area = areas.get(root)
    const isOpen = area === undefined ? root.includes('/features/') : area === 'modals'
    if (isOpen && leansOnSignIn(root)) areas.set(root, 'signIn')
  }
  const sections = parts.filter(({ kind }) => kind === 'section').map(({ module }) => module)
  const waysIn = parts.filter(isWayIn).map(({ module }) => module)
  const fixed = new Set([
    ...sections,
    ...waysIn,
    ...layouts.flatMap(({ module, sections }) => [module, sections]),
  ])
  for (const layout of layouts) {
    for (const root of lazy.filter((id) => id.startsWith(`${dirname(layout.module)}/`)))
      areas.set(root, `${layout.id}${root.includes('/sections') ? 'home' : 'pages'}`)
    areas.set(layout.module, layout.id)
  }
  // Code that one part alone brings, and libraries whoever else needs them: those would come with all that it is grouped with.
  const weights = new Map<string, number>()
  for (const [id, roots] of users) {
    if (live.has(id) || (roots.length > 1 && !LIBRARY.test(id))) continue
    for (const root of roots) weights.set(root, (weights.get(root) ?? 0) + sizeOf(id))
  }
  for (const root of new Set([...areas.keys(), ...lazy])) {
    const isHeavy = (weights.get(root) ?? 0) > LARGE && !fixed.has(root)
    const layout = layouts.find(({ module }) => root.startsWith(`${dirname(module)}/`))
    if (isHeavy || root === standIn) areas.set(root, nameOf(root, layout?.id, areas.get(root)))
  }
  const loaders = new Map<string, string[]>()
  for (const id of [...app, ...users.keys()])
    for (const root of lazyOf(id)) loaders.set(root, [...(loaders.get(root) ?? []), id])
  // A modal that something else loads ahead comes with what follows along.
  for (const [root, area] of areas)
    if (area === 'modals' && (loaders.get(root)?.length ?? 0) > 1) areas.set(root, 'over')
  /** What a part loads later belongs to it, and what the app itself loads later lies over a screen. */
  const areaOf = (root: string): string => {
    const known = areas.get(root)
    if (known !== undefined) return known
    // A circle of parts that load each other ends here.
    areas.set(root, 'over')
    const from = (loaders.get(root) ?? []).flatMap((id) =>
      app.has(id) || live.has(id) ? ['over'] : (users.get(id) ?? []).map((user) => groupOf(areaOf(user))),
    )
    areas.set(root, sharedArea([...new Set(from)]))
    return areas.get(root) ?? 'over'
  }
  return areaOf
}

/** The folder of features that holds all of these; undefined where they have none in common. */
function commonFolder(folders: readonly string[]): string | undefined {
  const [first] = folders
  const [area] = first?.match(/^.*\/features\/[^/]+\//) ?? []
  return area && folders.length > 1 && folders.every((folder) => folder.startsWith(area)) ? area : undefined
}

/** The area of a part that keeps a chunk of its own; it still tells what the part is about. */
function nameOf(root: string, layout: string | undefined, area = 'pages'): string {
  const name = `${basename(dirname(root))}Large`
  return layout ? layout + name : `${ALONE}${name}:${area}`
}

/** Where a part goes that parts of several areas load later: the first of these that is among them. */
const SHARED_AREAS = ['home', 'signIn', 'over', 'modals']

/** What a part is about, whether or not it is alone. */
const groupOf = (area: string): string => (area.startsWith(ALONE) ? (area.split(':')[2] ?? area) : area)

function sharedArea(areas: readonly string[]): string {
  const [first = 'over', ...others] = areas
  if (others.length === 0) return first
  return SHARED_AREAS.find((area) => areas.some((one) => one.endsWith(area))) ?? 'pages'
}

function areaOfPart(part: DeclaredPart): string {
  const { kind, name, feature, namespaces } = part
  if (kind === 'section') return 'home'
  if (kind === 'slot') return SLOT_AREAS[name] ?? 'home'
  if (kind === 'screen') return isWayIn(part) ? 'signIn' : (namespaces[0] ?? feature)
  return kind === 'modal' ? 'modals' : 'over'
}
