import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { Commit } from '../model/bulkWire.ts'
import { readableChanges } from '../model/readable.ts'
import type { Examined, FileChange, Finding } from '../model/wire.ts'
import { attempt, haveSaved, loadMerchants, patchOf, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { Diff } from './Diff.tsx'
import { FindingList } from './Findings.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

/** The changes to save, and their findings. */
interface Looked {
  readonly changes: readonly FileChange[]
  readonly findings: readonly Finding[]
}

interface Saved {
  readonly files: readonly string[]
  readonly committed?: Commit
}

/** Shows the changes of each file and the findings, asks for confirmation where there are errors, and saves. */
export function SaveDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const patch = useStore((state) => patchOf(state.history.now, merchant))
  const [looked, setLooked] = useState<Looked>()
  const [isMeant, setMeant] = useState(false)
  const [reason, setReason] = useState('')
  useEffect(() => {
    let left = false
    setLooked(undefined)
    void attempt(async () => {
      const [changes, { findings }] = await Promise.all([
        call<FileChange[]>('changes', { merchant, patch }),
        call<Examined>('examine', { merchant, before: patch, patch }),
      ])
      if (!left) setLooked({ changes, findings })
    })
    return () => {
      left = true
    }
  }, [merchant, patch])
  const errors = looked?.findings.filter(({ severity }) => severity === 'error') ?? []
  const maySave = looked !== undefined && looked.changes.length > 0 && (errors.length === 0 || isMeant)

  const save = () =>
    attempt(async () => {
      const { files, committed } = await call<Saved>('save', { merchant, patch, reason })
      onClose()
      await haveSaved(merchant)
      await loadMerchants()
      say(labels.save.saved(files.join(', ')) + wordsOfCommit(committed))
    })

  return (
    <Dialog title={labels.save.title(merchant)} onClose={onClose}>
      {!looked && <p role="status">{labels.save.checking}</p>}
      {looked?.changes.length === 0 && <p>{labels.save.nothing}</p>}
      {looked?.changes.flatMap(readableChanges).map((change) => (
        <Diff key={`${change.file} ${change.template ?? ''}`} change={change} />
      ))}
      {looked && looked.changes.length > 0 && <Wrong findings={looked.findings} />}
      {errors.length > 0 && (
        <label className="choice">
          <input type="checkbox" checked={isMeant} onChange={({ target }) => setMeant(target.checked)} />{' '}
          {labels.save.anyway}
        </label>
      )}
      {looked && looked.changes.length > 0 && (
        <label>
          {labels.save.reason}{' '}
          <input
            type="text"
            placeholder={labels.save.reasonHint}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <div className="buttons">
        <button type="button" className="quiet" onClick={onClose}>
          {labels.cancel}
        </button>
        <button type="button" className="main" disabled={!maySave} onClick={() => void save()}>
          {labels.save.save}
        </button>
      </div>
    </Dialog>
  )
}

function Wrong({ findings }: { readonly findings: readonly Finding[] }) {
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  if (findings.length === 0) return <p>{labels.save.well}</p>
  return (
    <section className="findings" aria-label={labels.findings.title}>
      {of('error') > 0 && (
        <p role="alert" className="verdict error">
          {labels.save.errors(of('error'))}
        </p>
      )}
      <FindingList findings={findings} />
    </section>
  )
}
