import type { ReportLine } from '../../../src/workbench/model/wire.ts'
import { at, text } from '../json.ts'
import type { World } from '../world.ts'

/** The most reports that are returned. */
const MOST_SHOWN = 50

const lineOf = (report: unknown, id: string): ReportLine => {
  const time = at(report, 'at')
  const value = at(report, 'value')
  const stack = at(report, 'stack')
  return {
    id,
    type: text(at(report, 'type')),
    time: typeof time === 'number' ? time : 0,
    screen: text(at(report, 'screen')),
    name: text(at(report, 'name')),
    message: text(at(report, 'message')),
    stack: Array.isArray(stack) ? stack.map(text) : [],
    ...(typeof value === 'number' && { value }),
    sent: report,
  }
}

/** The reports of a world's pages to `info.reportUrl`, newest first. */
export const reportsOf = (world: World): ReportLine[] =>
  [...world.shops]
    .flatMap(([code, { reports }]) => reports.map((report, index) => lineOf(report, `${code} ${index}`)))
    .toSorted((one, other) => other.time - one.time)
    .slice(0, MOST_SHOWN)
