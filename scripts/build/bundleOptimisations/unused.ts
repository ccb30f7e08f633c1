import type { Plugin } from 'vite'

/** A component or context that a library creates at module level, without side effects. */
const MADE = /^((?:var|let|const) \w+ = )((?:React\d*\.)?(?:forwardRef|memo|createContext)\()/gm
/**
 * Assignments that would keep an unused component in the bundle: names for developer tools, and the context of the one component
 * that has it, which shows errors of routes.
 */
const ASSIGNED = /^(?:\w+\.displayName|RenderErrorBoundary\.contextType) = .+;$/gm
/** The router's package provides its development build. This is the only difference to its production build. */
const WARNS = /^var (ENABLE_DEV_WARNINGS) = true\b/m
/** Descriptions for operators, whose tools read the sources. */
const DESCRIPTION = /^ {2}description:\s*'(?:[^'\\]|\\.)*',\n/m
/** First calls of sections: the build has written them into the document (`scripts/build/preloadMap.ts`). */
const PREFETCH = /^(?: {6}prefetch: PREFETCH,|import \{ PREFETCH \} from '\.\/prefetch\.ts')\n/gm

/**
 * Removes unused code: vendor prefixing of styled-components, which is off; components of the router that look like side effects,
 * and its warnings; descriptions of features and layouts, and the first calls of their sections.
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

/** The code of a module without its unused parts; undefined where nothing changes. */
export function withoutUnused(code: string, id: string): string | undefined {
  if (id.endsWith('stylis/src/Prefixer.js')) return 'export const prefix = (value) => value'
  if (/node_modules\/react-router\//.test(id))
    return code.replace(MADE, '$1/* @__PURE__ */ $2').replace(ASSIGNED, '').replace(WARNS, 'const $1 = false')
  if (/\/src\/(features|layouts)\/[\w/]+\/(feature|layout)\.ts$/.test(id)) {
    return code.replace(DESCRIPTION, '').replace(PREFETCH, '')
  }
  return undefined
}
