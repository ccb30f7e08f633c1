import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { Commit } from '../model/bulkWire.ts'
import type { PastChange, RevertPreview } from '../model/pastWire.ts'
import { readableChanges } from '../model/readable.ts'
import { attempt, haveSaved, loadMerchants, say } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { Diff } from './Diff.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

interface Props {
  readonly merchant: string
  readonly change: PastChange
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows what taking one change back would write and what stays, and does it. */
export function RevertDialog({ merchant, change: { id, why }, onClose, onDone }: Props) {
  const [looked, setLooked] = useState<RevertPreview>()
  const [reason, setReason] = useState(labels.past.revertLabel(why))
  useEffect(() => {
    let left = false
    void attempt(async () => {
      const preview = await call<RevertPreview>('revertPreview', { merchant, commit: id })
      if (!left) setLooked(preview)
    })
    return () => {
      left = true
    }
  }, [merchant, id])
  const revert = (stamp: string, count: number) =>
    attempt(async () => {
      const asked = { merchant, commit: id, stamp, reason }
      const { committed } = await call<{ readonly committed?: Commit }>('revert', asked)
      onClose()
      await haveSaved(merchant)
      await loadMerchants()
      say(labels.past.done(count) + wordsOfCommit(committed))
      onDone()
    })
  return (
    <Dialog title={labels.past.title} onClose={onClose}>
      <p>{why}</p>
      {!looked && <p role="status">{labels.loading}</p>}
      {looked?.files.length === 0 && <p>{labels.past.nothing}</p>}
      {looked?.files.flatMap(readableChanges).map((change) => (
        <Diff key={`${change.file} ${change.template ?? ''}`} change={change} />
      ))}
      {looked && looked.left.length > 0 && (
        <>
          <p>{labels.past.left}</p>
          <ul>
            {looked.left.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {looked && looked.untouched.length > 0 && (
        <>
          <p>{labels.past.untouched}</p>
          <ul>
            {looked.untouched.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <label>
        {labels.past.reason}{' '}
        <input type="text" value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <DialogButtons
        onCancel={onClose}
        main={labels.past.revert}
        disabled={!looked || looked.files.length === 0}
        onMain={() => looked && void revert(looked.stamp, looked.back)}
      />
    </Dialog>
  )
}
