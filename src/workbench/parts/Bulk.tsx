import { useState } from 'react'
import { call } from '../call.ts'
import type { BulkAnswer, BulkSaved, BulkUndone } from '../model/bulkWire.ts'
import { attempt, loadDossier, loadMerchants, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { useBulk } from '../useBulk.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkDiff, BulkImpact } from './BulkImpact.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

type Looked = Exclude<BulkAnswer, { readonly fault: string }>
/** Files of merchants were written: what the page knows of them is read again. */
async function read(merchants: readonly string[]): Promise<void> {
  const { dossiers } = useStore.getState()
  await Promise.all(merchants.filter((code) => code in dossiers).map(loadDossier))
  await loadMerchants()
}

/** One change for many merchants: what it does, one diff, one save, and the way back. */
export function Bulk() {
  const schemas = useStore((state) => state.schemas)
  const chosen = useStore((state) => state.chosen)
  const bulk = useStore((state) => state.bulk)
  const { answer, again } = useBulk()
  const [saved, setSaved] = useState<BulkSaved>()
  const [told, setTold] = useState('')
  const isAsked = chosen.length > 0 && bulk.length > 0

  const undo = (id: string) =>
    attempt(async () => {
      const { merchants, left, committed } = await call<BulkUndone>('bulkUndo', { id })
      setSaved(undefined)
      const rest = left.length > 0 ? ` ${labels.bulk.left(left.join(', '))}` : ''
      setTold(labels.bulk.undone(merchants.length) + wordsOfCommit(committed) + rest)
      again()
      await read(merchants)
    })

  return (
    <main className="catalogue bulk" aria-label={labels.bulk.title}>
      <h2>{labels.bulk.title}</h2>
      <p className="muted">{labels.bulk.lead}</p>
      <p aria-live="polite">{labels.bulk.chosen(chosen.length)}</p>
      {schemas && <BulkForm schemas={schemas} />}
      <div role="status" className="bar">
        {told}
        {saved && (
          <button type="button" className="quiet" onClick={() => void undo(saved.id)}>
            {labels.bulk.undo}
          </button>
        )}
      </div>
      {isAsked && !answer && <p aria-busy="true">{labels.bulk.computing}</p>}
      {isAsked && answer && 'fault' in answer && (
        <p role="alert" className="verdict error">
          {answer.fault}
        </p>
      )}
      {isAsked && answer && !('fault' in answer) && (
        <Effect
          answer={answer}
          onSaved={(done) => {
            setSaved(done)
            setTold(labels.bulk.saved(done.merchants.length) + wordsOfCommit(done.committed))
            again()
            void attempt(() => read(done.merchants))
          }}
        />
      )}
    </main>
  )
}

interface EffectProps {
  readonly answer: Looked
  readonly onSaved: (saved: BulkSaved) => void
}

function Effect({ answer: { lines, same, stamp }, onSaved }: EffectProps) {
  const chosen = useStore((state) => state.chosen)
  const bulk = useStore((state) => state.bulk)
  const [reason, setReason] = useState('')
  const [isMeant, setMeant] = useState(false)
  const errors = lines.flatMap(({ merchant, errors: own }) => own.map((error) => `${merchant}: ${error}`))
  const unmet = lines.filter((line) => line.unmet > 0)
  const save = () =>
    attempt(async () => {
      const asked = { merchants: chosen, set: bulk, stamp, reason, anyway: isMeant }
      onSaved(await call<BulkSaved>('bulkSave', asked))
    })
  if (lines.length === 0) return <p>{labels.bulk.nothing}</p>
  return (
    <>
      <BulkImpact lines={lines} />
      {unmet.map(({ merchant, unmet: count }) => (
        <p key={merchant} className="muted">
          {`${merchant}: ${labels.bulk.unmet(count)}`}
        </p>
      ))}
      {same.length > 0 && <p className="muted">{labels.bulk.same(same.join(', '))}</p>}
      {errors.length > 0 && (
        <section role="alert" aria-label={labels.bulk.errors}>
          <h3 className="verdict error">{labels.bulk.errors}</h3>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
          <label className="choice">
            <input type="checkbox" checked={isMeant} onChange={({ target }) => setMeant(target.checked)} />{' '}
            {labels.bulk.anyway}
          </label>
        </section>
      )}
      <BulkDiff lines={lines} />
      <div className="bulk-save">
        <label>
          {labels.bulk.reason}{' '}
          <input type="text" value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <span className="muted">{labels.bulk.reasonHint}</span>
        <button
          type="button"
          className="main"
          disabled={errors.length > 0 && !isMeant}
          onClick={() => void save()}
        >
          {labels.bulk.save(lines.length)}
        </button>
      </div>
    </>
  )
}
