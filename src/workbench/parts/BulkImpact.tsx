import type { BulkLine } from '../model/bulkWire.ts'
import { labels } from '../texts.ts'
import { visitorsNamed } from './visitorsNamed.ts'

/** Who gains or loses what: one table for all merchants; those that are alike share their rows. */
export function BulkImpact({ lines }: { readonly lines: readonly BulkLine[] }) {
  const alike = [...Map.groupBy(lines, ({ impact, quiet }) => JSON.stringify([impact, quiet])).values()]
  const rows = alike.flatMap((those) => {
    const merchants = those.map(({ merchant }) => merchant).join(', ')
    return (those[0]?.impact ?? []).map((one) => ({ merchants, ...one }))
  })
  const quiet = alike.flatMap((those) =>
    (those[0]?.quiet ?? []).map((why) => `${those.map(({ merchant }) => merchant).join(', ')}: ${why}`),
  )
  const { columns } = labels.bulk
  return (
    <section aria-label={labels.bulk.impact}>
      <h3>{labels.bulk.impact}</h3>
      {rows.length === 0 && <p>{labels.bulk.noImpact}</p>}
      {rows.length > 0 && (
        <table className="bulk-table">
          <thead>
            <tr>
              <th scope="col">{columns.merchants}</th>
              <th scope="col">{columns.visitors}</th>
              <th scope="col">{columns.appears}</th>
              <th scope="col">{columns.disappears}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ merchants, visitors, appears, disappears }) => (
              <tr key={`${merchants} ${visitors.join()}`}>
                <td>{merchants}</td>
                <td>{visitorsNamed(visitors)}</td>
                <td className={appears.length > 0 ? 'comes' : undefined}>
                  {appears.join(', ') || labels.bulk.nobody}
                </td>
                <td className={disappears.length > 0 ? 'goes' : undefined}>
                  {disappears.join(', ') || labels.bulk.nobody}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {quiet.map((why) => (
        <p key={why} className="muted">
          {why}
        </p>
      ))}
    </section>
  )
}

/** One diff of all files. */
export function BulkDiff({ lines }: { readonly lines: readonly BulkLine[] }) {
  return (
    <section aria-label={labels.bulk.diff(lines.length)}>
      <h3>{labels.bulk.diff(lines.length)}</h3>
      <figure className="diff">
        <pre>
          {lines
            .flatMap(({ diff }) => diff)
            .map(({ place, lines: own }) => (
              <span key={place}>
                {`${place}\n`}
                {own.map(({ mark, text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may repeat, and the list is never reordered.
                  <span key={index} className={mark === '+' ? 'comes' : 'goes'}>{`${mark} ${text}\n`}</span>
                ))}
              </span>
            ))}
        </pre>
      </figure>
    </section>
  )
}
