import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { Commit } from '../model/bulkWire.ts'
import type { DraftLine, DraftsAnswer } from '../model/draftWire.ts'
import { toHash } from '../model/link.ts'
import { isSame } from '../model/mergePatch.ts'
import { readableChanges } from '../model/readable.ts'
import { emptyBench } from '../model/state.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { Diff } from '../parts/Diff.tsx'
import { PublishDialog } from '../parts/PublishDialog.tsx'
import { wordsOfCommit } from '../parts/wordsOfCommit.ts'
import { applyPatch, attempt, patchOf, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'

/** The merchant's drafts: each can be shown on the phones, approved, published and discarded. */
export function Drafts({ merchant }: { readonly merchant: string }) {
  // Another merchant begins anew: its tab must neither list these drafts nor act on one of them.
  return <DraftsOf key={merchant} merchant={merchant} />
}

function DraftsOf({ merchant }: { readonly merchant: string }) {
  const [answer, setAnswer] = useState<DraftsAnswer>()
  const [round, setRound] = useState(0)
  const [publishing, setPublishing] = useState<DraftLine>()
  const [discarding, setDiscarding] = useState<DraftLine>()
  const patch = useStore((state) => patchOf(state.history.now, merchant))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads them again; a kept draft clears the patch.
  useEffect(() => {
    let left = false
    void attempt(async () => {
      const drafts = await call<DraftsAnswer>('drafts', { merchant })
      if (!left) setAnswer(drafts)
    })
    return () => {
      left = true
    }
  }, [merchant, round, patch])
  const again = () => setRound(round + 1)

  const act = (command: string, draft: DraftLine, words: (title: string) => string) =>
    attempt(async () => {
      const asked = { merchant, name: draft.name, stamp: draft.stamp }
      const { committed } = await call<{ readonly committed: Commit }>(command, asked)
      say(words(draft.title) + wordsOfCommit(committed))
      again()
    })

  return (
    <div className="stack">
      <h3>{labels.drafts.heading}</h3>
      <div className="bar">
        <p className="muted">{labels.drafts.lead}</p>
        <button type="button" className="quiet small" onClick={again}>
          {labels.drafts.again}
        </button>
      </div>
      {!answer && <p aria-busy="true">{labels.loading}</p>}
      {answer?.isReviewRequired && <p>{labels.drafts.required}</p>}
      {answer?.drafts.length === 0 && <p>{labels.drafts.none}</p>}
      <ol className="past">
        {answer?.drafts.map((draft) => (
          <li key={draft.name}>
            <OneDraft
              draft={draft}
              merchant={merchant}
              isReviewRequired={answer.isReviewRequired}
              isShown={isSame(patch, draft.patch)}
              onApprove={() => void act('approveDraft', draft, labels.drafts.approved)}
              onPublish={() => setPublishing(draft)}
              onDiscard={() => setDiscarding(draft)}
            />
          </li>
        ))}
      </ol>
      {publishing && (
        <PublishDialog
          merchant={merchant}
          draft={publishing}
          onClose={() => setPublishing(undefined)}
          onDone={again}
        />
      )}
      {discarding && (
        <Dialog title={labels.drafts.discardTitle(discarding.title)} onClose={() => setDiscarding(undefined)}>
          <p>{labels.drafts.discardLead}</p>
          <DialogButtons
            onCancel={() => setDiscarding(undefined)}
            main={labels.drafts.discard}
            onMain={() => {
              setDiscarding(undefined)
              void act('discardDraft', discarding, labels.drafts.discarded)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

interface OneProps {
  readonly draft: DraftLine
  readonly merchant: string
  readonly isReviewRequired: boolean
  /** The phones show exactly this draft. */
  readonly isShown: boolean
  readonly onApprove: () => void
  readonly onPublish: () => void
  readonly onDiscard: () => void
}

const minute = (when: string): string => when.slice(0, 16).replace('T', ' ')

function OneDraft({ draft, merchant, isReviewRequired, isShown, ...on }: OneProps) {
  const { title, why, by, when, standing, approvedBy, noApproval, files } = draft
  const noReason = noApproval || (isShown ? '' : labels.drafts.lookFirst)
  return (
    <article aria-label={title}>
      <h4>{title}</h4>
      <p className="muted">
        <time dateTime={when}>{minute(when)}</time> · {labels.drafts.by(by)} ·{' '}
        {standing === 'approved' ? labels.drafts.approvedBy(approvedBy) : labels.drafts.standing[standing]}
      </p>
      {why && <p>{why}</p>}
      {files.length === 0 ? (
        <p className="muted">{labels.drafts.same}</p>
      ) : (
        <details>
          <summary>{labels.drafts.what}</summary>
          {files.flatMap(readableChanges).map((change) => (
            <Diff key={`${change.file} ${change.template ?? ''}`} change={change} />
          ))}
        </details>
      )}
      <div className="bar">
        <button
          type="button"
          className="quiet small"
          aria-pressed={isShown}
          aria-label={labels.drafts.showLabel(title)}
          onClick={() => {
            applyPatch(merchant, draft.patch)
            say(labels.drafts.shown(title))
          }}
        >
          {labels.drafts.show}
        </button>
        <button
          type="button"
          className="quiet small"
          aria-label={labels.drafts.linkLabel(title)}
          onClick={() => copyLink(merchant, draft.name)}
        >
          {labels.drafts.link}
        </button>
        {isReviewRequired && standing !== 'approved' && (
          <button
            type="button"
            className="quiet small"
            aria-label={labels.drafts.approveLabel(title)}
            disabled={noReason !== ''}
            onClick={on.onApprove}
          >
            {labels.drafts.approve}
          </button>
        )}
        <button
          type="button"
          className="quiet small"
          aria-label={labels.drafts.publishLabel(title)}
          disabled={files.length === 0 || (standing !== 'free' && standing !== 'approved')}
          onClick={on.onPublish}
        >
          {labels.drafts.publish}
        </button>
        <button
          type="button"
          className="quiet small"
          aria-label={labels.drafts.discardLabel(title)}
          onClick={on.onDiscard}
        >
          {labels.drafts.discard}
        </button>
      </div>
      {isReviewRequired && standing !== 'approved' && noReason && <p className="muted">{noReason}</p>}
    </article>
  )
}

/** The address that shows a draft, on the machine of whoever opens it. */
const linkOf = (merchant: string, draft: string): string =>
  `${location.origin}${location.pathname}${toHash({ ...emptyBench, merchant, tab: 'drafts', draft })}`

function copyLink(merchant: string, name: string): void {
  const link = linkOf(merchant, name)
  const shown = () => say(labels.drafts.linkFailed(link))
  navigator.clipboard?.writeText(link).then(() => say(labels.drafts.linkCopied), shown) ?? shown()
}
