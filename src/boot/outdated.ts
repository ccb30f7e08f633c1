/**
 * Whether a browser is older than those that the build is for (`scripts/build/browsers.ts`): it lacks a function that chunks
 * call, or cannot parse them. All that the document's inline script imports must run in browsers that are older still.
 */
export function isOutdated(page: Globals): boolean {
  const has = (owner: object | undefined, name: string): boolean => owner !== undefined && name in owner
  return !(
    has(page.Object, 'hasOwn') &&
    has(page.Array.prototype, 'findLast') &&
    has(page.AbortSignal, 'timeout') &&
    knowsLookbehind(page.RegExp)
  )
}

/** What is looked at. */
interface Globals {
  readonly Object: object
  readonly Array: { readonly prototype: object }
  readonly AbortSignal?: object | undefined
  readonly RegExp: new (source: string) => { test: (text: string) => boolean }
}

/** A regular expression with a lookbehind is a syntax error in Safari before 16.4. */
function knowsLookbehind(Expression: Globals['RegExp']): boolean {
  try {
    return new Expression(`(?${'<='}a)b`).test('ab')
  } catch {
    return false
  }
}
