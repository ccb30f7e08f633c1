import { VERSION } from 'rolldown'
import type { Plugin } from 'vite'

/** The bundler's helpers: a chunk of their own where chunks are grouped by hand. */
const RUNTIME = /\0rolldown\/runtime/
const EXPORT = /export\s*\{([^}]*)\};?\s*$/
/** The chunk that every other one imports (`chunks.ts`). */
const HOST = 'app'

interface Chunk {
  code: string
}

/** `{ a as b, c }` of an import or export, as pairs of names. */
const pairsOf = (names: string): [string, string][] =>
  names.split(',').map((name) => {
    const [first = '', second = first] = name.trim().split(' as ')
    return [first, second]
  })

const importOf = (file: string): RegExp =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replace(/[.$]/g, '\\$&')}["'];?`)

/**
 * Moves the helpers of one file into another, from which all others import them.
 *
 * @throws where a chunk imports them in an unknown form
 */
export function moveHelpers(
  runtime: Chunk & { readonly file: string },
  host: Chunk & { readonly file: string },
  users: readonly Chunk[],
): void {
  const [list, names] = EXPORT.exec(runtime.code) ?? []
  if (names === undefined || list === undefined) throw new Error('the bundler’s helpers export nothing')
  const body = runtime.code.replace(EXPORT, '')
  const pattern = importOf(runtime.file)
  const [statement, own] = pattern.exec(host.code) ?? []
  if (statement === undefined || own === undefined)
    throw new Error(`${host.file} does not import the helpers`)
  const made = pairsOf(names).map(([local, exported]) => `${exported}:${local}`)
  const taken = (list: string): string[] =>
    pairsOf(list).map(([exported, local]) => `${local}=$helpers.${exported}`)
  host.code = host.code.replace(
    statement,
    () => `const $helpers=(()=>{${body};return{${made}}})(),${taken(own)};export{$helpers};`,
  )
  for (const user of users) {
    const [statement, names] = pattern.exec(user.code) ?? []
    if (statement === undefined || names === undefined) throw new Error('a chunk does not import the helpers')
    user.code = user.code.replace(
      statement,
      () => `import{$helpers}from"./${host.file}";const ${taken(names)};`,
    )
  }
}

/** Saves the request for the bundler's helpers, 0.4 kB that every first visit would wait for. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    // The helpers change with the bundler's version, which no hash contains.
    augmentChunkHash: () => VERSION,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ moduleIds }) => moduleIds.some((id) => RUNTIME.test(id)))
        const host = chunks.find(({ name }) => name === HOST)
        if (!runtime || !host || runtime === host) return
        const fileOf = ({ fileName }: { readonly fileName: string }): string =>
          fileName.split('/').at(-1) ?? ''
        const users = chunks.filter((chunk) => chunk !== host && chunk.imports.includes(runtime.fileName))
        const moved = [host, ...users].map((chunk) => ({ chunk, file: fileOf(chunk), code: chunk.code }))
        const [into, ...others] = moved
        if (!into) return
        moveHelpers({ code: runtime.code, file: fileOf(runtime) }, into, others)
        for (const { chunk, code } of moved) {
          chunk.code = code
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
