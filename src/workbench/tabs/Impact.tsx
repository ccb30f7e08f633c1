import type { ImpactLine } from '../model/wire.ts'
import { words } from '../words.ts'

interface Props {
  readonly impact: readonly ImpactLine[] | undefined
  readonly onApply: () => void
  readonly onDiscard: () => void
}

const visitorWords: Readonly<Record<string, string>> = words.settings.visitors

const named = (visitors: readonly string[]): string =>
  visitors.length === Object.keys(visitorWords).length
    ? words.settings.everybody
    : visitors.map((visitor) => visitorWords[visitor] ?? visitor).join(' · ')

/** What a change does to each visitor, before it is applied. */
export function Impact({ impact, onApply, onDiscard }: Props) {
  return (
    <section className="impact" aria-label={words.settings.impact}>
      <h3>{words.settings.impact}</h3>
      {!impact && <p>{words.loading}</p>}
      {impact?.length === 0 && <p>{words.settings.noImpact}</p>}
      {impact && impact.length > 0 && (
        <dl>
          {impact.map(({ visitors, appears, disappears }) => (
            <div key={visitors.join()}>
              <dt>{named(visitors)}</dt>
              {appears.length > 0 && (
                <dd className="comes">
                  <b>{words.settings.appears}</b> {appears.join(', ')}
                </dd>
              )}
              {disappears.length > 0 && (
                <dd className="goes">
                  <b>{words.settings.disappears}</b> {disappears.join(', ')}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <div className="buttons">
        <button type="button" className="quiet" onClick={onDiscard}>
          {words.settings.discard}
        </button>
        <button type="button" className="main" onClick={onApply}>
          {words.settings.apply}
        </button>
      </div>
    </section>
  )
}
