import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The chunk that every first picture needs (`chunks.ts`): the one whose bytes everybody waits for. */
const FIRST = 'app'

/**
 * Has terser go over the first chunk before the bundler's own minifier does: 2 kB of the first load, for ten seconds of
 * the build. Other chunks are not worth their seconds.
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

/** What i18next's logger is told: it says nothing unless `debug` is on, which no build of ours has, and its messages are 1 kB. */
const SAID_TO_NOBODY = ['warn', 'log', 'error', 'deprecate'].map((how) => `this.logger.${how}`)

/** The same module in fewer bytes. @throws where terser cannot read it */
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
