import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { showAt } from '../choose.ts'
import type { PastAnswer, PastChange } from '../model/pastWire.ts'
import { RevertDialog } from '../parts/RevertDialog.tsx'
import { attempt, say } from '../store.ts'
import { labels } from '../texts.ts'

/** Number of values of a change that are shown at once. */
const MOST_STEPS = 6

/** Who changed the merchant, when and why; each moment can be shown on a phone, and each change taken back. */
export function History({ merchant }: { readonly merchant: string }) {
  const [answer, setAnswer] = useState<PastAnswer>()
  const [round, setRound] = useState(0)
  const [reverting, setReverting] = useState<PastChange>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads it again.
  useEffect(() => {
    let left = false
    setAnswer(undefined)
    void attempt(async () => {
      const past = await call<PastAnswer>('past', { merchant })
      if (!left) setAnswer(past)
    })
    return () => {
      left = true
    }
  }, [merchant, round])
  const again = () => setRound(round + 1)
  return (
    <div className="stack">
      <h3>{labels.past.heading}</h3>
      <div className="bar">
        <p className="muted">{labels.past.lead}</p>
        <button type="button" className="quiet small" onClick={again}>
          {labels.past.again}
        </button>
      </div>
      {!answer && <p aria-busy="true">{labels.loading}</p>}
      {answer && 'fault' in answer && <p role="status">{answer.fault}</p>}
      {answer && 'changes' in answer && answer.changes.length === 0 && <p>{labels.past.none}</p>}
      {answer && 'changes' in answer && (
        <ol className="past">
          {answer.changes.map((one) => (
            <li key={one.id}>
              <Change change={one} merchant={merchant} onRevert={() => setReverting(one)} />
            </li>
          ))}
        </ol>
      )}
      {reverting && (
        <RevertDialog
          merchant={merchant}
          change={reverting}
          onClose={() => setReverting(undefined)}
          onDone={again}
        />
      )}
    </div>
  )
}

interface ChangeProps {
  readonly change: PastChange
  readonly merchant: string
  readonly onRevert: () => void
}

const minute = (when: string): string => when.slice(0, 16).replace('T', ' ')

function Change({ change: { id, when, who, why, steps }, merchant, onRevert }: ChangeProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? steps : steps.slice(0, MOST_STEPS)
  return (
    <article aria-label={why}>
      <h4>{why}</h4>
      <p className="muted">
        <time dateTime={when}>{minute(when)}</time> · {who} · <code>{id}</code>
      </p>
      {steps.length === 0 && <p className="muted">{labels.past.same}</p>}
      <ul>
        {shown.map(({ name, before, after }) => (
          <li key={name}>
            <code>{name}</code> <span className="goes">{before}</span> →{' '}
            <span className="comes">{after}</span>
          </li>
        ))}
      </ul>
      <div className="bar">
        {steps.length > shown.length && (
          <button type="button" className="quiet small" onClick={() => setOpen(true)}>
            {labels.past.more(steps.length - shown.length)}
          </button>
        )}
        <button
          type="button"
          className="quiet small"
          aria-label={labels.past.showLabel(why)}
          onClick={() => {
            showAt(merchant, id)
            say(labels.past.shown(minute(when)))
          }}
        >
          {labels.past.show}
        </button>
        <button
          type="button"
          className="quiet small"
          disabled={steps.length === 0}
          aria-label={labels.past.revertLabel(why)}
          onClick={onRevert}
        >
          {labels.past.revert}
        </button>
      </div>
    </article>
  )
}
