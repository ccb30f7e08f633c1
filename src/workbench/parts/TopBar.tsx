import { lazy, Suspense, useState } from 'react'
import { MOST_PHONES, VIEWS } from '../model/state.ts'
import { addPhone, change, doAgain, patchOf, say, undoLast, useStore } from '../store.ts'
import { labels } from '../texts.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))
const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }))

const views = { phones: labels.top.phones, catalogue: labels.top.catalogue, bulk: labels.bulk.view }

const copyLink = () => {
  navigator.clipboard?.writeText(location.href).then(
    () => say(labels.top.linkCopied),
    () => say(labels.top.linkShown),
  ) ?? say(labels.top.linkShown)
}

/** The actions of the whole workbench. */
export function TopBar({ onKeys }: { readonly onKeys: () => void }) {
  const view = useStore((state) => state.view)
  const history = useStore((state) => state.history)
  const merchant = useStore((state) => state.merchant)
  const active = useStore((state) => state.placed[state.active]?.phone)
  const isFull = useStore((state) => state.placed.length >= MOST_PHONES)
  const clock = useStore((state) => state.clock)
  const [isSaving, setSaving] = useState(false)
  const [isReported, setReported] = useState(false)
  const isChanged = Object.keys(patchOf(history.now, merchant)).length > 0
  return (
    <header className="top">
      <h1>{labels.title}</h1>
      <fieldset className="segments">
        <legend className="hidden">{labels.top.views}</legend>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => change({ view: one })}>
            {views[one]}
          </button>
        ))}
      </fieldset>
      <button type="button" className="quiet" disabled={isFull} onClick={() => addPhone(active)}>
        {labels.top.addPhone}
      </button>
      <button type="button" className="quiet" onClick={() => setReported(true)}>
        {labels.cases.open}
      </button>
      {clock !== 0 && (
        <span className="chip">
          {labels.top.clockMoved(new Date(Date.now() + clock).toISOString().slice(0, 16).replace('T', ' '))}
        </span>
      )}
      <span className="push" />
      {isChanged && <span className="unsaved">{labels.top.unsaved(merchant)}</span>}
      <button type="button" className="quiet" disabled={history.past.length === 0} onClick={undoLast}>
        {labels.top.undo}
      </button>
      <button type="button" className="quiet" disabled={history.future.length === 0} onClick={doAgain}>
        {labels.top.redo}
      </button>
      <button type="button" className="quiet" onClick={onKeys}>
        {labels.keys.open}
      </button>
      <button type="button" className="quiet" onClick={copyLink}>
        {labels.top.copyLink}
      </button>
      <button id="save" type="button" className="main" disabled={!isChanged} onClick={() => setSaving(true)}>
        {labels.top.save}
      </button>
      <Suspense>
        {isReported && <ReportDialog onClose={() => setReported(false)} />}
        {isSaving && <SaveDialog merchant={merchant} onClose={() => setSaving(false)} />}
      </Suspense>
    </header>
  )
}
