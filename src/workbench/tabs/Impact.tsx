import type { ImpactLine } from '../model/wire.ts'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { visitorsNamed } from '../parts/visitorsNamed.ts'
import { labels } from '../texts.ts'

interface Props {
  /** Undefined while it is being computed; then nothing can be applied. */
  readonly impact: readonly ImpactLine[] | undefined
  readonly onApply: () => void
  readonly onDiscard: () => void
}

/** The effect of a change on each visitor, before it is applied. */
export function Impact({ impact, onApply, onDiscard }: Props) {
  return (
    <section className="impact" aria-label={labels.settings.impact} aria-busy={!impact}>
      <h3>{labels.settings.impact}</h3>
      {!impact && <p>{labels.settings.computing}</p>}
      {impact?.length === 0 && <p>{labels.settings.noImpact}</p>}
      {impact && impact.length > 0 && (
        <dl>
          {impact.map(({ visitors, appears, disappears }) => (
            <div key={visitors.join()}>
              <dt>{visitorsNamed(visitors)}</dt>
              {appears.length > 0 && (
                <dd className="comes">
                  <b>{labels.settings.appears}</b> {appears.join(', ')}
                </dd>
              )}
              {disappears.length > 0 && (
                <dd className="goes">
                  <b>{labels.settings.disappears}</b> {disappears.join(', ')}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <DialogButtons
        cancel={labels.settings.discard}
        onCancel={onDiscard}
        main={labels.settings.apply}
        disabled={!impact}
        onMain={onApply}
      />
    </section>
  )
}
