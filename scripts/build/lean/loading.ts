import type { Plugin } from 'vite'

/** The bundler's own name of what every `import()` of the app goes through. */
const HELPER = /vite\/preload-helper\.js$/
const EXPORTED = /export const __vitePreload\b|export \{[^{}]*\b__vitePreload\b/

/** Says of a file that did not come what the bundler's helper says of it: `boot/staleChunk.ts` hears that. */
const LEAN = `export const __vitePreload = (load) => load().catch((error) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})
`

/**
 * The bundler's helper without what brings styles and files ahead, which this house has none of or does itself
 * (`boot/ahead.ts`): 0.35 kB of the first load.
 */
export function loading(): Plugin {
  return {
    name: 'lean-loading',
    apply: 'build',
    transform: {
      order: 'post',
      handler: (code, id) => (HELPER.test(id) ? { code: leanHelper(code), map: null } : null),
    },
  }
}

/** @throws where the helper is no longer called as this function knows it */
export function leanHelper(code: string): string {
  if (!EXPORTED.test(code) || !code.includes('vite:preloadError'))
    throw new Error('the bundler has another helper for import() than this build knows')
  return LEAN
}
