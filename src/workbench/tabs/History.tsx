import { useEffect, useId, useState } from 'react'
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
  /** As `datetime-local` has it; '': until now. */
  const [moment, setMoment] = useState('')
  const until = Date.parse(moment)
  const asked = { merchant, ...(Number.isFinite(until) && { until }) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads it again.
  useEffect(() => {
    let left = false
    setAnswer(undefined)
    void attempt(async () => {
      const past = await call<PastAnswer>('past', asked)
      if (!left) setAnswer(past)
    })
    return () => {
      left = true
    }
  }, [merchant, round, moment])
  const again = () => setRound(round + 1)
  const changes = answer && 'changes' in answer ? answer.changes : NOTHING
  const older = () =>
    attempt(async () => {
      const past = await call<PastAnswer>('past', { ...asked, skip: changes.length })
      // Another question may have been asked meanwhile: its answer stays.
      if ('changes' in past)
        setAnswer((now) => (now === answer ? { ...past, changes: [...changes, ...past.changes] } : now))
    })
  return (
    <div className="stack">
      <h3>{labels.past.heading}</h3>
      <div className="bar">
        <p className="muted">{labels.past.lead}</p>
        <button type="button" className="quiet small" onClick={again}>
          {labels.past.again}
        </button>
      </div>
      <Moment
        {...{ merchant, moment, setMoment }}
        change={answer && 'changes' in answer ? changes[0] : undefined}
      />
      {!answer && <p aria-busy="true">{labels.loading}</p>}
      {answer && 'fault' in answer && <p role="status">{answer.fault}</p>}
      {answer && 'changes' in answer && changes.length === 0 && (
        <p>{moment === '' ? labels.past.none : labels.past.noneThen}</p>
      )}
      <ol className="past">
        {changes.map((one) => (
          <li key={one.id}>
            <Change change={one} merchant={merchant} onRevert={() => setReverting(one)} />
          </li>
        ))}
      </ol>
      {answer && 'changes' in answer && answer.hasOlder && (
        <button type="button" className="quiet" onClick={() => void older()}>
          {labels.past.older}
        </button>
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

const NOTHING: readonly PastChange[] = []

interface MomentProps {
  readonly merchant: string
  readonly moment: string
  readonly setMoment: (moment: string) => void
  /** The last change until then. */
  readonly change: PastChange | undefined
}

/** Asks for a moment, and shows the merchant on a phone as it was then. */
function Moment({ merchant, moment, setMoment, change }: MomentProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{labels.past.moment}</label>
      <input
        id={id}
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
      />
      <div className="buttons start">
        <button
          type="button"
          className="quiet"
          disabled={moment === '' || !change}
          onClick={() => {
            if (!change) return
            showAt(merchant, change.id)
            say(labels.past.shown(minute(change.when)))
          }}
        >
          {labels.past.showMoment}
        </button>
        <button type="button" className="quiet" disabled={moment === ''} onClick={() => setMoment('')}>
          {labels.past.untilNow}
        </button>
      </div>
    </div>
  )
}

interface ChangeProps {
  readonly change: PastChange
  readonly merchant: string
  readonly onRevert: () => void
}

/** The first parts; the commit that launched a merchant changed dozens. */
const named = (parts: readonly string[]): readonly string[] =>
  parts.length > MOST_STEPS
    ? [...parts.slice(0, MOST_STEPS), labels.past.moreParts(parts.length - MOST_STEPS)]
    : parts

const minute = (when: string): string => when.slice(0, 16).replace('T', ' ')

function Change({ change: { id, when, who, why, parts, steps, count }, merchant, onRevert }: ChangeProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? steps : steps.slice(0, MOST_STEPS)
  return (
    <article aria-label={why}>
      <h4>{why}</h4>
      <p className="muted">
        <time dateTime={when}>{minute(when)}</time> · {who} · <code>{id}</code>
      </p>
      <p>{labels.past.parts(named(parts))}</p>
      {steps.length === 0 && <p className="muted">{labels.past.same}</p>}
      <ul>
        {shown.map(({ name, before, after }) => (
          <li key={name}>
            <code>{name}</code> <span className="goes">{before}</span> →{' '}
            <span className="comes">{after}</span>
          </li>
        ))}
      </ul>
      {isOpen && count > steps.length && (
        <p className="muted">{labels.past.notListed(count - steps.length)}</p>
      )}
      <div className="bar">
        {steps.length > shown.length && (
          <button type="button" className="quiet small" onClick={() => setOpen(true)}>
            {labels.past.more(count - shown.length)}
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
