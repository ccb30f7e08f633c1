import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { keyOf } from '../../tests/matrix/rules/html.ts'
import { pathBelow } from '../backoffice/sendFile.ts'
import type { Collected } from './collect.ts'

/** The result of accepting a cell. */
export interface Accepted {
  readonly ok: boolean
  readonly message: string
}

/** File types of baselines. */
const KIND = /\.(?:webp|txt)$/

/**
 * Accepts a cell: copies its changed files from the run's results to the baselines.
 *
 * @param key the cell's name in the report; an unknown or unchanged cell is refused
 */
export function accept(collected: readonly Collected[], key: string, baselines: string): Accepted {
  const found = collected.find(({ record }) => keyOf(record) === key)
  const files = found?.record.acceptable ?? []
  if (!found || files.length === 0) return { ok: false, message: `Nothing of ${key} can be accepted.` }
  const copies = files.flatMap((file) => {
    const [from, to] = [pathBelow(found.folder, `/${file}`), pathBelow(baselines, `/${file}`)]
    return from && to && KIND.test(file) && existsSync(from) ? [{ from, to }] : []
  })
  if (copies.length < files.length)
    return { ok: false, message: `The results of ${key} are not there any more.` }
  for (const { from, to } of copies) {
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  return {
    ok: true,
    message: `Accepted: ${files.join(' and ')} ${files.length > 1 ? 'are' : 'is'} the baseline now.`,
  }
}

/** Accepts several cells, each as {@link accept} does. What cannot be accepted does not stop the others. */
export function acceptAll(cells: readonly string[], acceptOne: (cell: string) => Accepted): Accepted {
  const all = cells.map(acceptOne)
  const refused = all.filter(({ ok }) => !ok).map(({ message }) => message)
  const [only] = all
  if (all.length === 1 && only) return only
  const done = all.length - refused.length
  const message = [`Accepted: ${done} of ${all.length} cells have new baselines now.`, ...refused].join(' ')
  return done > 0
    ? { ok: refused.length === 0, message }
    : { ok: false, message: refused.join(' ') || 'No cell is named.' }
}
