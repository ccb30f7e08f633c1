import { type Edge, reachedFrom, type Source } from './graph.ts'

/** Everything that a change can affect. */
export interface Reach {
  /** Unit test files. */
  readonly units: readonly string[]
  /** Journeys and matrix specs that have changed, or whose support code has. */
  readonly specs: readonly string[]
  /** Ids of features. */
  readonly features: readonly string[]
  /** Ids of layouts whose folder has changed. */
  readonly layouts: readonly string[]
  /** Ids of layouts that render the change. */
  readonly drawnBy: readonly string[]
  /** Folders of the change (`src/boot`, `scripts/merchant`). */
  readonly folders: readonly string[]
  /** Codes of merchants whose folder has changed. */
  readonly merchants: readonly string[]
  /** Languages whose texts have changed. */
  readonly languages: readonly string[]
  /** Changed files of the matrix's states, then those that use one. */
  readonly states: readonly string[]
  /** Changed baselines, without their endings: `aurora/guest.home`. */
  readonly baselines: readonly string[]
  /** Files that everything depends on. */
  readonly everything: readonly string[]
}

/** A change of these files can affect everything. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|playwright\.config\.ts|vitest\.config\.ts)$/

/** Declarations load parts only when a gate opens: importing a declaration does not run its parts. */
const DECLARATION = /^src\/.*\/(feature|layout|theme)\.ts$/
const FEATURE = /^src\/features\/.*feature\.ts$/
const LAYOUT = /^src\/layouts\/([^/]+)\//
const SPEC = /^tests\/.*\.spec\.ts$/
const UNIT = /^tests\/(unit|architecture)\/.*\.test\.tsx?$/
const STATES = /^tests\/matrix\/states\/(?!index\.ts$)[^/]+\.ts$/
const BASELINE = /^tests\/matrix\/baselines\/([^/]+\/[^/]+)\.\w+$/
const MODULE = /\.(ts|tsx|mjs)$/

/** For files other than modules: the modules that read them. */
const READERS: readonly { readonly files: RegExp; readonly by: readonly string[] }[] = [
  { files: /^merchants\//, by: ['scripts/merchant/folder.ts'] },
  { files: /^schemas\//, by: ['scripts/generate/schemas.ts', 'scripts/generate.ts'] },
  {
    files: /^src\/i18n\/locales\//,
    by: ['scripts/i18n/readLocales.ts', 'src/i18n/load.ts', 'src/edge/texts.ts'],
  },
  { files: /^docs\/.*\.md$|^README\.md$/, by: ['tests/support/documents.ts'] },
  { files: /^tests\/fixtures\//, by: ['tests/unit/scripts/merchant/check/broken.test.ts'] },
]

/** Modules at which the search stops, since they would lead to the whole app. */
const isGate = (path: string): boolean =>
  FEATURE.test(path) || path === 'src/features/index.ts' || path === 'src/layouts/index.ts'

/**
 * Everything that changed files can affect, by imports. Pure.
 *
 * @param sources every module, since declarations contain the features' ids
 */
export function reachOf(
  changed: readonly string[],
  sources: readonly Source[],
  edges: readonly Edge[],
): Reach {
  const modules = [...new Set(changed.flatMap((file) => modulesFor(file, sources)))]
  const run = reachedFrom(modules, edges, ({ from, kind }) => kind !== 'dynamic' || !DECLARATION.test(from))
  const drawn = reachedFrom(modules, edges, ({ to, kind }) => kind !== 'named' && !isGate(to))
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const features = [...drawn]
    .filter((path) => FEATURE.test(path))
    .flatMap((path) => /\bid: '([\w.]+)'/.exec(textOf.get(path) ?? '')?.[1] ?? [])
  return {
    units: [...run].filter((path) => UNIT.test(path)).sort(),
    specs: [...run].filter((path) => SPEC.test(path) && isOwnSpec(path, changed, edges)).sort(),
    features: [...new Set(features)].sort(),
    layouts: namesIn(changed, LAYOUT),
    drawnBy: namesIn([...drawn], LAYOUT),
    folders: [...new Set(changed.flatMap(folderOf))].sort(),
    merchants: namesIn(changed, /^merchants\/([^/]+)\//),
    languages: namesIn(changed, /^src\/i18n\/locales\/([^/]+)\//),
    states: statesOf(changed, edges),
    baselines: namesIn(changed, BASELINE),
    everything: changed.filter((file) => EVERYTHING.test(file)),
  }
}

const namesIn = (files: readonly string[], pattern: RegExp): string[] =>
  [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))].sort()

function statesOf(changed: readonly string[], edges: readonly Edge[]): string[] {
  const files = changed.filter((file) => STATES.test(file))
  return [...reachedFrom(files, edges, ({ from }) => STATES.test(from))]
}

/** The modules affected first by a changed file: itself; those that read files of its kind, or name its path; else those that name it. */
function modulesFor(file: string, sources: readonly Source[]): string[] {
  if (MODULE.test(file)) return [file]
  const readers = READERS.flatMap(({ files, by }) => (files.test(file) ? by : []))
  const naming = sources.filter(({ text }) => text.includes(`'${file}'`)).map(({ path }) => path)
  if (readers.length > 0) return [...readers, ...naming]
  const name = file.slice(file.lastIndexOf('/') + 1)
  return sources
    .filter(({ text }) => text.includes(`/${name}'`) || text.includes(`'${name}'`))
    .map(({ path }) => path)
}

/** Every journey imports the app's rules through its support code. So journeys are chosen by area, unless tests change. */
function isOwnSpec(spec: string, changed: readonly string[], edges: readonly Edge[]): boolean {
  const tests = changed.filter((file) => file.startsWith('tests/'))
  return reachedFrom(tests, edges, ({ from }) => from.startsWith('tests/')).has(spec)
}

/** `src/boot` of `src/boot/a.ts`, `scripts/merchant` of `scripts/merchant/check/a.ts`, `public` of `public/a.png`. */
function folderOf(file: string): string[] {
  const [first = '', second = ''] = file.split('/')
  if (first === 'src' || first === 'scripts')
    return file.split('/').length > 2 ? [`${first}/${second}`] : ['src/boot']
  return first === 'public' ? ['public'] : []
}
