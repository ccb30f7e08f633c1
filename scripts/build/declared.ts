import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BARS } from '../../src/app/overlayQueue.ts'
import type { Feature, Frame, PrefetchDeclaration } from '../../src/registry/feature.ts'
import type { Gate } from '../../src/registry/gate.ts'
import type { Layout } from '../../src/registry/layout.ts'

/** A part that a feature loads when a gate opens. */
export interface DeclaredPart {
  readonly kind: 'screen' | 'content' | 'section' | 'slot' | 'bar' | 'modal' | 'effect' | 'hook'
  /** Id of the screen, also of a screen's content; section type, slot name or overlay id; without one, the feature's id. */
  readonly name: string
  /** Id of the feature that declares it. */
  readonly feature: string
  /** i18n namespaces of that feature. */
  readonly namespaces: readonly string[]
  /** The paths of a screen. */
  readonly paths: readonly string[]
  /** All gates that must be open before it is loaded. */
  readonly gates: readonly Gate[]
  /** How a layout frames a screen. */
  readonly frame?: Frame
  /** Absolute path of the module that is loaded. */
  readonly module: string
  /** The calls of a section. */
  readonly prefetch?: readonly PrefetchDeclaration[] | undefined
}

/** A layout with the components of home's sections. */
export interface DeclaredLayout {
  readonly id: string
  readonly module: string
  readonly sections: string
  /** The frame of sign-in screens. */
  readonly signIn: string
  /** Section types of its own home. */
  readonly home: readonly string[]
}

/** The modules that the declarations of this build load. */
export interface Declared {
  readonly layouts: readonly DeclaredLayout[]
  readonly parts: readonly DeclaredPart[]
}

/** The file of a layout with the page around its sign-in forms, loaded when one is shown. */
const SIGN_IN = 'SignIn.tsx'

/** The substitute for every imported module: enough to count as a component or as a layout's parts. */
const EMPTY =
  'data:text/javascript,export default () => null; export const parts = {}; export const sections = {}'

/**
 * Runs the declarations' loaders to find the modules that they load: each `import()` is recorded and answered with a substitute.
 * So no naming rule is needed, and a new feature is found without being listed.
 */
export function readDeclared(src: string): Promise<Declared> {
  const reading = read.get(src) ?? askDeclarations(src)
  read.set(src, reading)
  return reading
}

/** A loader loads once, so each is called once. */
const read = new Map<string, Promise<Declared>>()

async function askDeclarations(src: string): Promise<Declared> {
  const at = (path: string): string => pathToFileURL(`${src}/${path}`).href
  const { features }: { features: readonly Feature[] } = await import(at('features/index.ts'))
  const { layouts }: { layouts: readonly Layout[] } = await import(at('layouts/index.ts'))

  let asked = ''
  const hooks = registerHooks({
    resolve(specifier, { parentURL }) {
      // The first module is the loader's own; some loaders load further ones with it.
      asked ||= fileURLToPath(new URL(specifier, parentURL))
      return { url: EMPTY, shortCircuit: true }
    },
  })
  // The same loader may be used in several places, and loads once.
  const known = new Map<unknown, string>()
  const moduleOf = async (load: () => Promise<unknown>): Promise<string> => {
    if (!known.has(load)) {
      asked = ''
      await load()
      known.set(load, asked)
    }
    return known.get(load) ?? ''
  }
  try {
    const found: DeclaredLayout[] = []
    const parts: DeclaredPart[] = []
    for (const { id, load, loadSections, home } of layouts) {
      const types = home.map(({ type }) => type)
      const module = await moduleOf(load)
      const sections = await moduleOf(loadSections)
      found.push({ id, module, sections, signIn: join(dirname(module), SIGN_IN), home: types })
    }
    for (const feature of features) {
      for (const { when, load, ...part } of partsOf(feature)) {
        const gates = [feature.when, ...(when ? [when] : [])]
        const { id, namespaces = [] } = feature
        parts.push({ ...part, feature: id, namespaces, gates, module: await moduleOf(load) })
      }
    }
    return { layouts: found, parts }
  } finally {
    hooks.deregister()
  }
}

interface Loaded extends Pick<DeclaredPart, 'kind' | 'name' | 'paths' | 'frame' | 'prefetch'> {
  readonly when: Gate | undefined
  readonly load: () => Promise<unknown>
}

function partsOf({
  id,
  screens = [],
  sections = [],
  slots = {},
  overlays = [],
  effect,
  session,
}: Feature): Loaded[] {
  return [
    ...screens.map(({ id, paths, frame, when, load }) => ({
      kind: 'screen' as const,
      name: id,
      paths,
      frame,
      when,
      load: load.preload,
    })),
    ...screens.flatMap(({ id, when, content }) =>
      content ? [later('content', id, content.preload, when)] : [],
    ),
    ...sections.map(({ type, when, load, prefetch }) => ({
      kind: 'section' as const,
      name: type,
      paths: [],
      prefetch,
      when,
      load: load.preload,
    })),
    ...Object.entries(slots).map(([name, { when, load }]) => ({
      kind: 'slot' as const,
      name,
      paths: [],
      when,
      load: load.preload,
    })),
    ...overlays.map((overlay) =>
      later(overlay.priority < BARS ? 'modal' : 'bar', overlay.id, overlay.load.preload, overlay.when),
    ),
    ...(effect ? [later('effect', id, effect.load.preload, effect.when)] : []),
    ...[session?.started, session?.ended].flatMap((hook) => (hook ? [later('hook', id, hook)] : [])),
  ]
}

const later = (kind: DeclaredPart['kind'], name: string, load: Loaded['load'], when?: Gate): Loaded => ({
  kind,
  name,
  paths: [],
  when,
  load,
})

/** Whether these gates are always open where a condition holds. */
export const openWhere = (holds: (gate: Gate) => boolean, gates: readonly Gate[]): boolean =>
  gates.every(
    (gate) =>
      holds(gate) ||
      ('all' in gate && openWhere(holds, gate.all)) ||
      ('any' in gate && gate.any.some((part) => openWhere(holds, [part]))),
  )

/** Sign-in screens for guests. */
export const isWayIn = ({ frame, gates }: DeclaredPart): boolean =>
  frame === 'signIn' && openWhere((gate) => 'session' in gate && gate.session === 'guest', gates)
