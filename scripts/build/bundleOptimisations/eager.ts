import type { Plugin } from 'vite'
import { chunkRootsOf } from '../chunks.ts'
import { preloadMap } from '../preloadMap.ts'

/**
 * What Chromium reads at the top of a script (explicit compile hints, since 136): all of it is compiled while it arrives, beside
 * the main thread, and not again function by function when each is called first. Others take it for the comment that it is.
 */
export const COMPILE_AS_IT_ARRIVES = '//# allFunctionsCalledOnLoad\n'

/** In a smaller file there is nothing to gain, characters. */
const SMALLEST = 16_000

/** Marks the files that a first picture is made of, nearly all of which runs at once: 50 of 290 ms of its main thread. */
export function eager(): Plugin {
  let src = ''
  return {
    name: 'bundle-eager',
    apply: 'build',
    configResolved(config) {
      src = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const begins = chunkRootsOf(src)
        const { layouts, soon } = await preloadMap(src, chunks, begins, '')
        const first = new Set([layouts, soon].flatMap((files) => Object.values(files).flat()))
        for (const chunk of chunks) {
          const isFirst = first.has(chunk.fileName) || chunk.moduleIds.includes(begins.entry)
          if (isFirst && chunk.code.length > SMALLEST) chunk.code = COMPILE_AS_IT_ARRIVES + chunk.code
        }
      },
    },
  }
}
