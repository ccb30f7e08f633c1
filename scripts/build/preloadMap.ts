import type { PreloadMap } from '../../src/boot/preload.ts'
import type { ChunkRoots } from './chunks.ts'
import { type DeclaredPart, isWayIn, openWhere, readDeclared } from './declared.ts'

interface Chunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

/** The files that are loaded with the chunk of a module, without those that are always loaded. */
export function filesOf(module: string, chunks: readonly Chunk[], there: ReadonlySet<string>): string[] {
  const home = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  const found = new Set(home ? [home.fileName] : [])
  for (const file of found) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next)
  }
  return [...found].filter((file) => !there.has(file))
}

/** The files that the document's inline script may preload before the entry decides (`src/boot/preload.ts`). */
export async function preloadMap(
  src: string,
  chunks: readonly Chunk[],
  { entry, live }: ChunkRoots,
  base: string,
): Promise<PreloadMap> {
  const { layouts, parts } = await readDeclared(src)
  const there = new Set(filesOf(entry, chunks, new Set()))
  const files = (module: string) => filesOf(module, chunks, there).map((file) => base + file)
  const textsOf = (namespace: string) =>
    chunks.flatMap(({ fileName, moduleIds }) => {
      const id = moduleIds.find((id) => id.endsWith(`/${namespace}.json`) && id.includes('/locales/'))
      const code = id?.split('/').at(-2)
      return code ? [[code, base + fileName] as const] : []
    })
  const home = parts.find(({ kind, name }) => kind === 'screen' && name === 'home')
  const withTemplate = ({ kind, name, gates }: DeclaredPart): boolean =>
    kind === 'section' && openWhere((gate) => 'section' in gate && gate.section === name, gates)
  const withChoice = ({ name, gates }: DeclaredPart): boolean =>
    AT_ONCE.includes(name) && openWhere((gate) => 'has' in gate && gate.has === 'languageChoice', gates)
  const soon = (id: string, layout: string, sections: string) => {
    // A file that the first paint needs must not wait with the others.
    const own = new Set(files(layout))
    const all = [...live.flatMap(files), ...files(sections)]
    return [id, [...new Set(all)].filter((file) => !own.has(file))] as const
  }
  const doors = parts.filter(isWayIn)
  const door = (id: string, layout: string, signIn: string) => {
    const own = new Set(files(layout))
    const all = [...doors.map(({ module }) => module), signIn].flatMap(files)
    return [id, [...new Set(all)].filter((file) => !own.has(file))] as const
  }
  return {
    layouts: Object.fromEntries(layouts.map(({ id, module }) => [id, files(module)])),
    soon: Object.fromEntries(layouts.map(({ id, module, sections }) => soon(id, module, sections))),
    texts: Object.fromEntries(textsOf('shell')),
    doorTexts: Object.fromEntries(textsOf('account')),
    home: home?.paths ?? [],
    doors: doors.flatMap(({ paths }) => paths),
    signIn: Object.fromEntries(layouts.map(({ id, module, signIn }) => door(id, module, signIn))),
    sections: Object.fromEntries(parts.filter(withTemplate).map(({ name, module }) => [name, files(module)])),
    prefetch: Object.fromEntries(
      parts
        .filter(withTemplate)
        .flatMap(({ name, prefetch }) => (prefetch ? [[name, prefetch] as const] : [])),
    ),
    homes: Object.fromEntries(layouts.map(({ id, home }) => [id, home])),
    signInForms: [
      ...new Set(parts.filter(({ kind }) => kind === 'content').flatMap(({ module }) => files(module))),
    ],
    choice: [...new Set(parts.filter(withChoice).flatMap(({ module }) => files(module)))],
  }
}

/** Slots of the first paint of a home. */
const AT_ONCE = ['header.account', 'header.actions']
