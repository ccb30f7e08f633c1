import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { codesIn, MERCHANTS } from '../folder.ts'
import { tableOf } from '../impact/print.ts'
import { chosenCodes, scheduleIn } from '../inputs.ts'
import { textOf } from '../values.ts'
import { type CalendarEntry, calendarOf } from './calendar.ts'

const USUAL_DAYS = 90
const MOST_DAYS = 3660

/** `calendar`: the scheduled changes of all merchants, or of some. */
export const calendar: Command = {
  name: 'calendar',
  usage: '[code…] [--days 90] [--merchants <folder>]',
  summary:
    'The scheduled changes that run now or begin within so many days (schedule.json of each merchant).',
  options: { days: { type: 'string' }, merchants: { type: 'string' } },
  run: runCalendar,
}

async function runCalendar({ positionals, values }: Asked, out: Out): Promise<number> {
  const root = textOf(values.merchants) ?? MERCHANTS
  const codes = positionals.length > 0 ? chosenCodes(positionals, root) : codesIn(root)
  const days = Number(textOf(values.days) ?? USUAL_DAYS)
  if (!(days >= 1 && days <= MOST_DAYS)) throw new UsageError(`--days takes 1 to ${MOST_DAYS}`)
  const schedules = new Map(codes.map((code) => [code, scheduleIn(code, root)]))
  const entries = calendarOf(schedules, Date.now(), days)
  if (values.json) out.line(JSON.stringify(entries, null, 2))
  else for (const line of linesOf(entries, days)) out.line(line)
  const left = [...schedules].filter(([, { faults }]) => faults.length > 0).map(([code]) => code)
  for (const code of left) out.error(`${code}: a part of its schedule cannot be read (check ${code})`)
  return left.length > 0 ? 1 : 0
}

const linesOf = (entries: readonly CalendarEntry[], days: number): string[] =>
  entries.length === 0
    ? [`Nothing is scheduled for the next ${days} days.`]
    : tableOf(
        entries.map(({ merchant, name, from, to, set, isRunning, inDays }) => [
          isRunning ? 'now' : `in ${inDays} ${inDays === 1 ? 'day' : 'days'}`,
          `${minute(from)} – ${minute(to)}`,
          merchant,
          name,
          set.join(', '),
        ]),
      ).map((line) => line.trimStart())

/** To the minute: `2027-02-05 17:00 UTC`. */
const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
