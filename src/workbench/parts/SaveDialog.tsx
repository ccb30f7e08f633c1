import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { FileChange } from '../model/wire.ts'
import { applyPatch, attempt, loadDossier, loadMerchants, patchOf, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { Diff } from './Diff.tsx'

/** Shows what saving does to each file, and then does it. */
export function SaveDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const patch = useStore((state) => patchOf(state.history.now, merchant))
  const [changes, setChanges] = useState<readonly FileChange[]>()
  useEffect(() => {
    void attempt(async () => setChanges(await call<FileChange[]>('changes', { merchant, patch })))
  }, [merchant, patch])

  const save = () =>
    attempt(async () => {
      const files = await call<string[]>('save', { merchant, patch })
      onClose()
      await loadDossier(merchant)
      // The folder says it itself now.
      applyPatch(merchant, {})
      await loadMerchants()
      say(labels.save.saved(files.join(', ')))
    })

  return (
    <Dialog title={labels.save.title(merchant)} onClose={onClose}>
      {!changes && <p>{labels.loading}</p>}
      {changes?.length === 0 && <p>{labels.save.nothing}</p>}
      {changes?.map((change) => (
        <Diff key={change.file} change={change} />
      ))}
      <div className="buttons">
        <button type="button" className="quiet" onClick={onClose}>
          {labels.cancel}
        </button>
        <button type="button" className="main" disabled={!changes?.length} onClick={() => void save()}>
          {labels.save.save}
        </button>
      </div>
    </Dialog>
  )
}
