import sharp from 'sharp'
import { readBaseline, writeBaseline, writeResult } from './baselines.ts'
import { comparePictures, lossless } from './picture.ts'
import { type Cell, nameOf } from './rules/cells.ts'
import { withoutBoxes } from './rules/cellText.ts'
import { lineDiff, shortDiff } from './rules/lineDiff.ts'
import type { CellRecord } from './rules/record.ts'

interface Seen {
  readonly text: string
  readonly png: Buffer
  /** What was found in the cell before it was compared. */
  readonly findings: readonly string[]
}

const GLANCE_QUALITY = 72
const UPDATE_HINT = 'npm run matrix -- --update makes it'

/** Compares a cell with its baselines, or makes them; leaves what was seen, and what differs, for the report. */
export async function compareWithBaselines(cell: Cell, seen: Seen): Promise<string[]> {
  const stem = `${cell.merchant}/${nameOf(cell)}`
  const update = process.env.MATRIX_UPDATE === '1'
  const findings: string[] = []
  const text = compareText(stem, seen.text, update)
  findings.push(...text.findings)
  const picture = cell.picture ? await comparePicture(stem, seen.png, update) : await glance(stem, seen.png)
  findings.push(...picture.findings)
  const record: CellRecord = {
    merchant: cell.merchant,
    visitor: cell.visitor,
    screen: cell.screen,
    ...(cell.state && { state: cell.state.id }),
    findings: [...seen.findings, ...findings],
    pictures: picture.pictures,
    ...(text.diff && { text: text.diff }),
  }
  writeResult(`${stem}.json`, JSON.stringify(record))
  return findings
}

function compareText(
  stem: string,
  now: string,
  update: boolean,
): { findings: string[]; diff?: CellRecord['text'] } {
  const file = `${stem}.txt`
  writeResult(file, now)
  const before = readBaseline(file)?.toString('utf8')
  if (update) {
    if (before !== now) writeBaseline(file, now)
    return { findings: [] }
  }
  if (before === undefined) return { findings: [`there is no baseline ${file}: ${UPDATE_HINT}`] }
  const compared = process.env.MATRIX_BOXES === 'not compared' ? withoutBoxes : (whole: string) => whole
  if (compared(before) === compared(now)) return { findings: [] }
  const diff = lineDiff(compared(before), compared(now))
  return { findings: [`the text has changed (- before, + now):\n${shortDiff(diff)}`], diff }
}

interface Pictured {
  readonly findings: readonly string[]
  readonly pictures: CellRecord['pictures']
}

async function comparePicture(stem: string, png: Buffer, update: boolean): Promise<Pictured> {
  const file = `${stem}.webp`
  const before = readBaseline(file)
  const pictures = { now: file }
  const compared = before && (await comparePictures(before, png))
  // The same pixels are not encoded anew: that takes longer than to look at them, and git shall not see other bytes.
  const now = before && compared?.same ? before : await lossless(png)
  writeResult(file, now)
  if (update) {
    if (now !== before) writeBaseline(file, now)
    return { findings: [], pictures }
  }
  if (process.env.MATRIX_PICTURES === 'not compared' || compared?.same) return { findings: [], pictures }
  if (!before || !compared) return { findings: [`there is no picture ${file}: ${UPDATE_HINT}`], pictures }
  const { changed, sizes, diff } = compared
  writeResult(`${stem}.before.webp`, before)
  if (diff) writeResult(`${stem}.diff.webp`, diff)
  const how = changed === undefined ? sizes : `${changed} pixels`
  return {
    findings: [`the picture has changed: ${how} (npm run matrix:report shows it)`],
    pictures: { now: file, before: `${stem}.before.webp`, ...(diff && { diff: `${stem}.diff.webp` }) },
  }
}

/** A picture for the report alone. */
async function glance(stem: string, png: Buffer): Promise<Pictured> {
  const file = `${stem}.jpg`
  writeResult(file, await sharp(png).jpeg({ quality: GLANCE_QUALITY }).toBuffer())
  return { findings: [], pictures: { now: file } }
}
