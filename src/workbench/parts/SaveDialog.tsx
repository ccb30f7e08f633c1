import { useState } from 'react'
import { call } from '../call.ts'
import type { Commit } from '../model/bulkWire.ts'
import { applyPatch, attempt, haveSaved, loadMerchants, patchOf, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { LookedChanges, mayBeWritten, useLooked } from './Looked.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

interface Saved {
  readonly files: readonly string[]
  readonly committed?: Commit
}

/** Shows the changes and the findings, asks for confirmation where there are errors, and saves, or keeps a draft. */
export function SaveDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const patch = useStore((state) => patchOf(state.history.now, merchant))
  const isReviewRequired = useStore((state) => state.dossiers[merchant]?.isReviewRequired === true)
  const looked = useLooked(merchant, patch)
  const [isMeant, setMeant] = useState(false)
  const [reason, setReason] = useState('')
  const [title, setTitle] = useState('')
  const [replaces, setReplaces] = useState(false)
  const [refused, setRefused] = useState('')
  const isChange = looked !== undefined && looked.changes.length > 0

  const save = () =>
    attempt(async () => {
      const { files, committed } = await call<Saved>('save', { merchant, patch, reason })
      onClose()
      await haveSaved(merchant)
      await loadMerchants()
      say(labels.save.saved(files.join(', ')) + wordsOfCommit(committed))
    })
  const keep = async () => {
    try {
      const draft = { merchant, patch, title, why: reason, replaces }
      const { committed } = await call<{ readonly committed: Commit }>('keepDraft', draft)
      onClose()
      applyPatch(merchant, {})
      say(labels.drafts.kept(title) + wordsOfCommit(committed))
    } catch (error) {
      setRefused(error instanceof Error ? error.message : labels.failed)
    }
  }

  return (
    <Dialog title={labels.save.title(merchant)} onClose={onClose}>
      <LookedChanges looked={looked} isMeant={isMeant} onMeant={isReviewRequired ? undefined : setMeant} />
      {isReviewRequired && <p role="status">{labels.drafts.refused(merchant)}</p>}
      {isChange && (
        <div className="stack">
          <label>
            {labels.save.reason}{' '}
            <input
              type="text"
              placeholder={labels.save.reasonHint}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <label>
            {labels.drafts.name}{' '}
            <input
              type="text"
              maxLength={80}
              placeholder={labels.drafts.nameHint}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
        </div>
      )}
      {refused && (
        <>
          <p role="alert" className="refused">
            {refused}
          </p>
          <label className="choice">
            <input
              type="checkbox"
              checked={replaces}
              onChange={({ target }) => setReplaces(target.checked)}
            />{' '}
            {labels.drafts.replace}
          </label>
        </>
      )}
      <div className="buttons">
        <button type="button" className="quiet" onClick={onClose}>
          {labels.cancel}
        </button>
        <button
          type="button"
          className={isReviewRequired ? 'main' : 'quiet'}
          disabled={!isChange || title.trim() === ''}
          onClick={() => void keep()}
        >
          {labels.drafts.keep}
        </button>
        {!isReviewRequired && (
          <button
            type="button"
            className="main"
            disabled={!mayBeWritten(looked, isMeant)}
            onClick={() => void save()}
          >
            {labels.save.save}
          </button>
        )}
      </div>
    </Dialog>
  )
}
