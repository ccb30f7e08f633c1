import type { Plugin } from 'vite'

/** A component or context that a library makes at its top level: making it does nothing else. */
const MADE = /^((?:var|let|const) \w+ = )((?:React\d*\.)?(?:forwardRef|memo|createContext)\()/gm
/** For a developer's tools; it would keep a component that nobody uses. */
const NAMED = /^\w+\.displayName = .+;$/gm
/** The router's package gives browsers its development build; this is all that its production build differs in. */
const WARNS = /^var (ENABLE_DEV_WARNINGS) = true\b/m
/** What declarations say to operators, whose tools read the sources. */
const DESCRIPTION = /^ {2}description:\s*'(?:[^'\\]|\\.)*',\n/m
/** What sections ask for first: the build writes it into the document (`scripts/build/preloadMap.ts`). */
const PREFETCH = /^(?: {6}prefetch: PREFETCH,|import \{ PREFETCH \} from '\.\/prefetch\.ts')\n/gm

/**
 * Takes out what no visit uses: vendor prefixes, which styled-components does not ask for; components of the router whose
 * making looks like an effect, and its warnings; descriptions of features and layouts, and what their sections ask for first.
 */
export function unused(): Plugin {
  return {
    name: 'bundle-unused',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const rest = withoutUnused(code, id)
      return rest === undefined ? null : { code: rest, map: null }
    },
  }
}

/** The code of a module without what is unused of it; undefined: it stays as it is. */
export function withoutUnused(code: string, id: string): string | undefined {
  if (id.endsWith('stylis/src/Prefixer.js')) return 'export const prefix = (value) => value'
  if (/node_modules\/react-router\//.test(id))
    return code.replace(MADE, '$1/* @__PURE__ */ $2').replace(NAMED, '').replace(WARNS, 'const $1 = false')
  if (/\/src\/(features|layouts)\/[\w/]+\/(feature|layout)\.ts$/.test(id)) {
    return code.replace(DESCRIPTION, '').replace(PREFETCH, '')
  }
  return undefined
}
