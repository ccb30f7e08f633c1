import { type PictureComparison, sideBySide } from './picture.ts'
import type { CellRecord } from './rules/record.ts'
import { boxesIn, nearestPart, whereOf } from './rules/where.ts'

/** A changed picture of a cell, for the report. */
export interface PictureChange {
  readonly finding: string
  readonly pictures: CellRecord['pictures']
  readonly about: Pick<CellRecord, 'size' | 'areas' | 'exchanges' | 'place'>
  /** The pictures that the report shows beside the one of now, by their path below the folder of results. */
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * Describes what has changed in a picture, with pictures of before, of the difference, and of the changed area. The picture of
 * now is expected at `<stem>.webp`.
 *
 * @param text the cell's text, which says what the areas of the picture show
 * @param pathOf the path of a file of the results as a person finds it
 */
export async function describeChange(
  stem: string,
  text: string,
  [before, now]: readonly [Buffer, Buffer],
  compared: PictureComparison,
  pathOf: (file: string) => string,
): Promise<PictureChange> {
  const { changed, sizes, diff, area, areas, size, exchanges } = compared
  const place = area && nearestPart(area, boxesIn(text))?.name
  const small = area && (await sideBySide(before, now, area))
  const files = new Map([[`${stem}.before.webp`, before]])
  if (diff) files.set(`${stem}.diff.webp`, diff)
  if (small) files.set(`${stem}.change.webp`, small)
  const how = area ? `${changed} pixels in ${whereOf(area, text)}` : sizes
  const see = small ? `before and now: ${pathOf(`${stem}.change.webp`)}` : 'npm run matrix:report shows it'
  return {
    finding: `the picture has changed: ${how} (${see})`,
    pictures: {
      now: `${stem}.webp`,
      before: `${stem}.before.webp`,
      ...(diff && { diff: `${stem}.diff.webp` }),
    },
    about: {
      ...(size && { size }),
      ...(areas && { areas }),
      ...(exchanges && { exchanges }),
      ...(place && { place }),
    },
    files,
  }
}
