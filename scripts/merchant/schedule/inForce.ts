import { at, isRecord, mergePatch } from '../../backoffice/json.ts'
import { patchOf } from '../impact/changes.ts'
import { PARAMETERS, type ThemeChange, themeAfter, type Wanted, wordsOf } from '../set/edit.ts'

/** The status with the changes of a schedule. Pure; the same object for the same input, so that it is serialised once. */
export const statusInForce = (status: unknown, wanted: readonly Wanted[]): unknown => {
  const changes = wanted.filter((change) => change.kind !== 'theme')
  return changed(status, changes, () => mergePatch(status, patchOf(changes)))
}

/** The manifest with the changes of a schedule. Pure; the same object for the same input. */
export const manifestInForce = (manifest: unknown, wanted: readonly Wanted[]): unknown => {
  const changes = wanted.filter((change): change is ThemeChange => change.kind === 'theme')
  return changed(manifest, changes, () => {
    const theme = themeAfter(at(manifest, ...PARAMETERS, 'theme'), changes)
    return mergePatch(manifest, { templates: { parameters: { theme } } })
  })
}

const known = new WeakMap<object, { readonly set: string; readonly value: unknown }>()

function changed(answer: unknown, changes: readonly Wanted[], make: () => unknown): unknown {
  if (!isRecord(answer) || changes.length === 0) return answer
  const set = changes.map(wordsOf).join(' ')
  const before = known.get(answer)
  if (before?.set === set) return before.value
  const value = make()
  known.set(answer, { set, value })
  return value
}
