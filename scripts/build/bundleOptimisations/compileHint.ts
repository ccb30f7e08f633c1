import type { Plugin } from 'vite'

/** The chunks of which a first visit to home calls at least half of the functions, by length (`chunks.ts`). */
const CALLED_AT_ONCE = /^(?:app|live|home|kit|rich|M\d+(?:home)?)$/

/**
 * Chromium compiles all functions of a file that begins with this comment while the file arrives, beside the main thread; else each
 * at its first call, on the main thread (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint where a first visit calls most functions, and nowhere else: compiling what nobody calls delays the app. */
export function compileHint(): Plugin {
  return {
    name: 'bundle-compile-hint',
    apply: 'build',
    generateBundle: {
      // After what others put at the top of a file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withCompileHint(file.name, file.code)
      },
    },
  }
}

/** The code of a chunk, with the hint where its functions are called at once. */
export const withCompileHint = (name: string, code: string): string =>
  CALLED_AT_ONCE.test(name) ? HINT + code : code
