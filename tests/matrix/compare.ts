import sharp from 'sharp'
import { readBaseline, resultPath, writeBaseline, writeResult } from './baselines.ts'
import { describeChange } from './change.ts'
import { comparePictures, lossless, type PictureComparison } from './picture.ts'
import { type Cell, nameOf } from './rules/cells.ts'
import { withoutBoxes } from './rules/cellText.ts'
import { lineDiff, shortDiff } from './rules/lineDiff.ts'
import type { CellRecord } from './rules/record.ts'
import type { Snapshot } from './snapshotPicture.ts'

interface Seen {
  readonly text: string
  /** Absent: the cell has no picture baseline, and the run makes no gallery pictures. */
  readonly shot?: Snapshot
  /** Findings in the cell before the comparison. */
  readonly findings: readonly string[]
}

/** The result for a picture that is known to equal its baseline. */
const KEPT: PictureComparison = { same: true, changed: 0, sizes: '' }
const GLANCE_QUALITY = 72
const UPDATE_HINT = 'npm run matrix -- --update makes it'

/** Compares a cell with its baselines, or updates them. Writes the results and the differences for the report. */
export async function compareWithBaselines(cell: Cell, seen: Seen): Promise<string[]> {
  const stem = `${cell.merchant}/${nameOf(cell)}`
  const update = process.env.MATRIX_UPDATE === '1'
  const findings: string[] = []
  const text = compareText(stem, seen.text, update)
  findings.push(...text.findings)
  const picture =
    seen.shot && countsAsPicture(cell)
      ? await comparePicture(stem, seen.text, seen.shot, update)
      : await glance(stem, seen.shot?.png)
  const acceptable = [...(text.acceptable ?? []), ...(picture.acceptable ?? [])]
  findings.push(...picture.findings)
  const record: CellRecord = {
    merchant: cell.merchant,
    visitor: cell.visitor,
    screen: cell.screen,
    ...(cell.state && { state: cell.state.id }),
    findings: [...seen.findings, ...findings],
    ...(seen.findings.length > 0 && { problems: seen.findings }),
    pictures: picture.pictures,
    ...picture.change,
    ...(text.diff && { text: text.diff }),
    ...(acceptable.length > 0 && { acceptable }),
  }
  writeResult(`${stem}.json`, JSON.stringify(record))
  return findings
}

const arePicturesCompared = (): boolean => process.env.MATRIX_PICTURES !== 'not compared'

/** Whether a cell's picture is compared with its baseline or becomes the baseline. */
export const countsAsPicture = (cell: Cell): boolean =>
  cell.picture && (arePicturesCompared() || process.env.MATRIX_UPDATE === '1')

/** The baseline picture of a cell; undefined if there is none or pictures are not compared. */
export const keptPicture = (cell: Cell): Buffer | undefined =>
  cell.picture && arePicturesCompared() ? readBaseline(`${cell.merchant}/${nameOf(cell)}.webp`) : undefined

function compareText(
  stem: string,
  now: string,
  update: boolean,
): { findings: string[]; diff?: CellRecord['text']; acceptable?: readonly string[] } {
  const file = `${stem}.txt`
  writeResult(file, now)
  const before = readBaseline(file)?.toString('utf8')
  if (update) {
    if (before !== now) writeBaseline(file, now)
    return { findings: [] }
  }
  // On another set-up, accepting the text would also accept the boxes of this set-up.
  const hasBoxes = process.env.MATRIX_BOXES !== 'not compared'
  const acceptable = hasBoxes ? [file] : []
  if (before === undefined) return { findings: [`there is no baseline ${file}: ${UPDATE_HINT}`], acceptable }
  const compared = hasBoxes ? (whole: string) => whole : withoutBoxes
  if (compared(before) === compared(now)) return { findings: [] }
  const diff = lineDiff(compared(before), compared(now))
  return { findings: [`the text has changed (- before, + now):\n${shortDiff(diff)}`], diff, acceptable }
}

interface Pictured {
  readonly findings: readonly string[]
  readonly pictures: CellRecord['pictures']
  readonly acceptable?: readonly string[]
  readonly change?: Pick<CellRecord, 'size' | 'areas' | 'exchanges' | 'place'>
}

async function comparePicture(
  stem: string,
  text: string,
  { png, isKept }: Snapshot,
  update: boolean,
): Promise<Pictured> {
  const file = `${stem}.webp`
  const before = readBaseline(file)
  const pictures = { now: file }
  const compared = before && (isKept ? KEPT : await comparePictures(before, png))
  // Equal pixels are not encoded again: this would take longer than comparing, and could change the bytes in git.
  const now = before && compared?.same ? before : await lossless(png)
  writeResult(file, now)
  if (update) {
    if (now !== before) writeBaseline(file, now)
    return { findings: [], pictures }
  }
  if (compared?.same) return { findings: [], pictures }
  if (!before || !compared)
    return { findings: [`there is no picture ${file}: ${UPDATE_HINT}`], pictures, acceptable: [file] }
  return { ...(await tellChange(stem, text, [before, png], compared)), acceptable: [file] }
}

/** Describes a changed picture ({@link describeChange}) and writes the pictures of the report. `now` is written already. */
export async function tellChange(
  stem: string,
  text: string,
  pictures: readonly [before: Buffer, now: Buffer],
  compared: PictureComparison,
): Promise<Pictured> {
  const change = await describeChange(stem, text, pictures, compared, resultPath)
  for (const [file, content] of change.files) writeResult(file, content)
  return { findings: [change.finding], pictures: change.pictures, change: change.about }
}

/** Writes the findings and a picture of a cell without baselines for the report; `options`: of the run that made it. */
export async function writeRecord(
  { merchant, visitor, screen }: Pick<Cell, 'merchant' | 'visitor' | 'screen'>,
  state: string,
  findings: readonly string[],
  png: Buffer,
  options: string,
): Promise<void> {
  const stem = `${merchant}/flags/${visitor}.${screen}.${state.replaceAll(' ', '.')}`
  const { pictures } = await glance(stem, png)
  const cell = { merchant, visitor, screen, state, options }
  const record: CellRecord = { ...cell, findings, problems: findings, pictures }
  writeResult(`${stem}.json`, JSON.stringify(record))
}

/** A picture for the report only. */
async function glance(stem: string, png: Buffer | undefined): Promise<Pictured> {
  if (!png) return { findings: [], pictures: {} }
  const file = `${stem}.jpg`
  writeResult(file, await sharp(png).jpeg({ quality: GLANCE_QUALITY }).toBuffer())
  return { findings: [], pictures: { now: file } }
}
