import { useState } from 'react'
import { call } from '../call.ts'
import type { Commit } from '../model/bulkWire.ts'
import type { DraftLine } from '../model/draftWire.ts'
import { applyPatch, attempt, haveSaved, loadMerchants, say } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { LookedChanges, mayBeWritten, useLooked } from './Looked.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

interface Props {
  readonly merchant: string
  readonly draft: DraftLine
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows what a draft would write and its findings, and publishes exactly that. */
export function PublishDialog({ merchant, draft, onClose, onDone }: Props) {
  const { name, title, stamp, patch } = draft
  const looked = useLooked(merchant, patch)
  const [isMeant, setMeant] = useState(false)
  const publish = () =>
    attempt(async () => {
      onClose()
      const { committed } = await call<{ readonly committed: Commit }>('publishDraft', {
        merchant,
        name,
        stamp,
      })
      applyPatch(merchant, {})
      await haveSaved(merchant)
      await loadMerchants()
      say(labels.drafts.published(title) + wordsOfCommit(committed))
      onDone()
    })
  return (
    <Dialog title={labels.drafts.publishTitle(title, merchant)} onClose={onClose}>
      <LookedChanges looked={looked} isMeant={isMeant} onMeant={setMeant} />
      <DialogButtons
        onCancel={onClose}
        main={labels.drafts.publish}
        disabled={!mayBeWritten(looked, isMeant)}
        onMain={() => void publish()}
      />
    </Dialog>
  )
}
