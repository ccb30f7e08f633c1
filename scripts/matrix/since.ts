import { relative } from 'node:path'
import { describeChange } from '../../tests/matrix/change.ts'
import { comparePictures } from '../../tests/matrix/picture.ts'
import { cellNamed } from '../../tests/matrix/rules/cellName.ts'
import { lineDiff, shortDiff } from '../../tests/matrix/rules/lineDiff.ts'
import type { CellRecord } from '../../tests/matrix/rules/record.ts'
import { ROOT } from '../toolchain/run.ts'

/** The baselines of one moment. */
export interface Baselines {
  /** What tells the contents of each file apart, by its path below the folder of the baselines. */
  readonly ids: ReadonlyMap<string, string>
  readonly read: (file: string) => Promise<Buffer>
}

/** A cell whose baselines differ, and the files of its report. */
export interface Changed {
  readonly record: CellRecord
  readonly files: ReadonlyMap<string, Buffer>
}

const STEM = /^(.+)\.(?:webp|txt)$/

/** The cells that have other baselines now than before, as a run of the matrix would report them; new cells and former ones too. */
export async function* changedSince(
  before: Baselines,
  now: Baselines,
  screens: readonly string[],
  folder: string,
): AsyncGenerator<Changed> {
  const files = [...new Set([...before.ids.keys(), ...now.ids.keys()])]
  const stems = new Set(files.flatMap((file) => STEM.exec(file)?.[1] ?? []))
  const differs = (file: string) => before.ids.get(file) !== now.ids.get(file)
  const readAt = ({ ids, read }: Baselines, file: string) => (ids.has(file) ? read(file) : undefined)
  const pair = (file: string) => Promise.all([readAt(before, file), readAt(now, file)])
  for (const stem of [...stems].sort()) {
    const [text, picture] = [`${stem}.txt`, `${stem}.webp`]
    if (!differs(text) && !differs(picture)) continue
    const changed = await cellChange(stem, await pair(text), await pair(picture), folder)
    if (changed) yield { ...changed, record: { ...cellNamed(stem, screens), ...changed.record } }
  }
}

type Pair = readonly [before: Buffer | undefined, now: Buffer | undefined]
type Described = { record: Omit<CellRecord, 'merchant' | 'visitor' | 'screen'>; files: Map<string, Buffer> }

async function cellChange(
  stem: string,
  [textBefore, textNow]: Pair,
  [pictureBefore, pictureNow]: Pair,
  folder: string,
): Promise<Described | undefined> {
  const files = new Map<string, Buffer>()
  if (pictureNow) files.set(`${stem}.webp`, pictureNow)
  const pictures = { ...(pictureNow && { now: `${stem}.webp` }) }
  if (!textBefore || !textNow) {
    const problem = textNow ? 'the cell is new' : 'the cell is not there any more'
    if (pictureBefore) files.set(`${stem}.before.webp`, pictureBefore)
    const kept = pictureBefore && !pictureNow ? { now: `${stem}.before.webp` } : pictures
    return { record: { findings: [problem], problems: [problem], pictures: kept }, files }
  }
  const [was, is] = [textBefore.toString('utf8'), textNow.toString('utf8')]
  const text = was === is ? undefined : lineDiff(was, is)
  const findings = text ? [`the text has changed (- before, + now):\n${shortDiff(text)}`] : []
  const compared =
    pictureBefore && pictureNow && !pictureBefore.equals(pictureNow)
      ? await comparePictures(pictureBefore, pictureNow)
      : undefined
  if (!compared || compared.same || !pictureBefore || !pictureNow)
    return text && { record: { findings, pictures, text }, files }
  const pathOf = (file: string) => relative(ROOT, `${folder}/${file}`)
  const change = await describeChange(stem, is, [pictureBefore, pictureNow], compared, pathOf)
  for (const [file, content] of change.files) files.set(file, content)
  const record = {
    findings: [...findings, change.finding],
    pictures: change.pictures,
    ...change.about,
    ...(text && { text }),
  }
  return { record, files }
}
