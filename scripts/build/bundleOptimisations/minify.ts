import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The chunk that every first paint needs (`chunks.ts`). */
const FIRST = 'app'

/**
 * Minifies the first chunk with terser before the bundler's own minifier: saves 2 kB of the first load, for ten seconds of the
 * build. Other chunks are not worth the time.
 */
export function minifyFirstLoad(): Plugin {
  return {
    name: 'bundle-minify',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler: async (code, { name }) =>
        name === FIRST ? { code: await minifiedModule(code), map: null } : null,
    },
  }
}

/** Calls of i18next's logger: 1 kB of messages that are printed only with `debug`, which no build sets. */
const SAID_TO_NOBODY = ['warn', 'log', 'error', 'deprecate'].map((how) => `this.logger.${how}`)

/** Minifies a module. @throws where terser cannot parse it */
export async function minifiedModule(code: string): Promise<string> {
  const { code: minified } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: {
      ecma: 2020,
      passes: 3,
      pure_funcs: SAID_TO_NOBODY,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { comments: false },
  })
  if (minified === undefined) throw new Error('terser gave nothing back')
  return minified
}
