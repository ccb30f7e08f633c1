import { type Cell, nameOf } from './cells.ts'

/** The baseline files of some cells, relative to the folder of baselines. */
export function filesOf(cells: readonly Cell[]): string[] {
  return cells.flatMap((cell) => {
    const stem = `${cell.merchant}/${nameOf(cell)}`
    return cell.picture ? [`${stem}.txt`, `${stem}.webp`] : [`${stem}.txt`]
  })
}

/** Baselines without a cell. */
export function orphansOf(files: readonly string[], cells: readonly Cell[]): string[] {
  const wanted = new Set([...filesOf(cells), 'fingerprint.json'])
  return files.filter((file) => !wanted.has(file.replaceAll('\\', '/')))
}
