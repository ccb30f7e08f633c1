import { type Cell, nameOf } from './cells.ts'

/** Files that the baselines of some cells consist of, relative to the folder of baselines. */
export function filesOf(cells: readonly Cell[]): string[] {
  return cells.flatMap((cell) => {
    const stem = `${cell.merchant}/${nameOf(cell)}`
    return cell.picture ? [`${stem}.txt`, `${stem}.webp`] : [`${stem}.txt`]
  })
}

/** Baselines whose cell is gone. */
export function orphansOf(files: readonly string[], cells: readonly Cell[]): string[] {
  const wanted = new Set([...filesOf(cells), 'fingerprint.json'])
  return files.filter((file) => !wanted.has(file.replaceAll('\\', '/')))
}
