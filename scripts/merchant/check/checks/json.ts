import { defineCheck, type FoundBy } from '../check.ts'
import { twiceIn } from '../place.ts'

/** Files that are not JSON, and duplicate keys, of which only the last counts. */
export const json = defineCheck({
  looksFor: 'files that are not JSON, and keys that stand twice in one object',
  codes: { 'json.invalid': 'error', 'json.twice': 'warning' },
  run: ({ files, broken }) =>
    Object.entries(files.texts).flatMap(([file, text]): FoundBy<'json.invalid' | 'json.twice'>[] => {
      const why = broken.get(file)
      if (why)
        return [
          {
            code: 'json.invalid',
            file,
            pointer: '',
            means: `Nothing of this file reaches players: it is not JSON (${why.replace(/\s+/g, ' ')}).`,
            mend: 'Mend the comma, quote or bracket there.',
          },
        ]
      return twiceIn(text).map(({ pointer }) => ({
        code: 'json.twice',
        file,
        pointer,
        means: 'This key stands twice in one object; only the last one counts, the other is never read.',
        mend: 'Keep one of the two.',
      }))
    }),
})
