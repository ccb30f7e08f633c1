import { lineDiff } from '../model/lineDiff.ts'
import type { ReadableChange } from '../model/readable.ts'
import { labels } from '../texts.ts'

/** Lines around a change that are shown with it. */
const AROUND = 2

/** The changes of a file, line by line, with some context. */
export function Diff({ change }: { readonly change: ReadableChange }) {
  const lines = lineDiff(change.before, change.after)
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ mark }) => mark !== ' ')
  const shown = lines.flatMap((line, at) => (isNear(at) ? [{ ...line, at }] : []))
  return (
    <figure className="diff">
      <figcaption>
        {change.file}
        {change.template && `, ${labels.save.template(change.template)}`}
        {change.isRemoved && `, ${labels.save.removed}`}
      </figcaption>
      <pre>
        {shown.map(({ at, mark, text }, index) => (
          <span key={at} className={mark === '+' ? 'comes' : mark === '-' ? 'goes' : ''}>
            {index > 0 && shown[index - 1]?.at !== at - 1 ? '⋯\n' : ''}
            {`${mark} ${text}\n`}
          </span>
        ))}
      </pre>
    </figure>
  )
}
