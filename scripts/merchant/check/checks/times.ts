import { unreadableTimes } from '../../../backoffice/times.ts'
import { defineCheck } from '../check.ts'

/** Invalid times relative to the server's clock (`$in`, `$next`). */
export const times = defineCheck({
  looksFor: 'times by the clock of the server that cannot be read',
  codes: { 'time.invalid': 'error' },
  run: ({ files, written }) =>
    Object.keys(files.texts).flatMap((file) =>
      unreadableTimes(written(file)).map(({ pointer, why }) => ({
        code: 'time.invalid' as const,
        file,
        pointer,
        means: `Players get no time here: ${why}.`,
        mend: 'Write { "$in": "PT3H" }, or { "$next": "16:15", "zone": "Asia/Ho_Chi_Minh", "skip": 0 }.',
      })),
    ),
})
