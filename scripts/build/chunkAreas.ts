import { basename, dirname } from 'node:path'
import { type Declared, type DeclaredPart, isWayIn } from './declared.ts'
import { closure, type ModuleGraph } from './moduleGraph.ts'

/** Slots that the home does not have, and the chunk of their parts. */
const SLOT_AREAS: Readonly<Record<string, string>> = {
  'member.entries': 'member',
  'signIn.providers': 'signIn',
  'signIn.help': 'signIn',
}
/**
 * A lazy part keeps a chunk of its own from this many characters before minification, about 4 kB compressed. For a smaller
 * part, a request costs a phone more than the bytes.
 */
export const LARGE = 25_000
/** Icons count as small. */
export const LIBRARY = /\/node_modules\/(?!lucide-react)/

/** The area of the pages around the forms of login and registration. */
export const DOORS = 'doors'
/** Prefix of the area of a part with a chunk of its own. */
export const ALONE = 'alone:'

interface Reached {
  readonly app: ReadonlySet<string>
  readonly live: ReadonlySet<string>
  /** For each module, the lazy modules that import it. */
  readonly users: ReadonlyMap<string, readonly string[]>
  readonly standIn: string
}

/** Assigns an area to each lazy module: modules of one area are needed together. */
export function areasOf(
  { layouts, parts }: Declared,
  { lazy, importsOf, lazyOf, sizeOf }: ModuleGraph,
  { app, live, users, standIn }: Reached,
): (root: string) => string {
  const signInFolders = parts.filter(isWayIn).map(({ module }) => `${dirname(module)}/`)
  const signInRoot = commonFolder(signInFolders)
  /** The module is in the folder of the sign-in screens, or imports from there. */
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
  const contents = parts.filter(({ kind }) => kind === 'content').map(({ module }) => module)
  const fixed = new Set([
    ...sections,
    ...waysIn,
    ...contents,
    ...layouts.flatMap(({ module, sections, signIn }) => [module, sections, signIn]),
  ])
  for (const layout of layouts) {
    for (const root of lazy.filter((id) => id.startsWith(`${dirname(layout.module)}/`)))
      areas.set(root, `${layout.id}${root.includes('/sections') ? 'home' : 'pages'}`)
    areas.set(layout.module, layout.id)
    areas.set(layout.signIn, `${layout.id}${DOORS}`)
  }
  // Code that only one part imports, and all of its libraries: grouping would load those with every other part.
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
  // A modal that another part preloads belongs to the chunk `over`.
  for (const [root, area] of areas)
    if (area === 'modals' && (loaders.get(root)?.length ?? 0) > 1) areas.set(root, 'over')
  /** It opens on a tap: home need not load it. */
  const isSectionSheet = (root: string): boolean =>
    root.endsWith('Sheet.tsx') && sections.some((section) => dirname(section) === dirname(root))
  /** A module that a part loads later belongs to that part; one that the app loads later is an overlay. */
  const areaOf = (root: string): string => {
    const known = areas.get(root)
    if (known !== undefined) return known
    // Ends a cycle of parts that load each other.
    areas.set(root, 'over')
    const from = (loaders.get(root) ?? []).flatMap((id) =>
      app.has(id) || live.has(id) ? ['over'] : (users.get(id) ?? []).map((user) => groupOf(areaOf(user))),
    )
    const shared = sharedArea([...new Set(from)])
    areas.set(root, shared === 'home' && isSectionSheet(root) ? 'modals' : shared)
    return areas.get(root) ?? 'over'
  }
  return areaOf
}

/** The feature folder that contains all of these modules; undefined where there is none. */
function commonFolder(folders: readonly string[]): string | undefined {
  const [first] = folders
  const [area] = first?.match(/^.*\/features\/[^/]+\//) ?? []
  return area && folders.length > 1 && folders.every((folder) => folder.startsWith(area)) ? area : undefined
}

/** The area of a part with a chunk of its own. It contains the area that the part belongs to. */
function nameOf(root: string, layout: string | undefined, area = 'pages'): string {
  const name = `${basename(dirname(root))}Large`
  return layout ? layout + name : `${ALONE}${name}:${area}`
}

/** A part that several areas load later goes to the first of these areas that is among them. */
const SHARED_AREAS = ['home', 'signIn', 'over', 'modals']

/** The area that a part belongs to, also where it has a chunk of its own. */
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
  if (kind === 'screen') return isWayIn(part) ? DOORS : (namespaces[0] ?? feature)
  if (kind === 'content') return 'signIn'
  if (kind === 'hook') return 'session'
  return kind === 'modal' ? 'modals' : 'over'
}
