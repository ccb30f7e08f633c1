import { type FormEvent, useId, useState } from 'react'
import { openReported } from '../openReported.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'

/** Takes a pasted link or report, and shows it on a phone. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const [pasted, setPasted] = useState('')
  const [refused, setRefused] = useState('')
  const id = useId()
  const show = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await openReported(pasted)
      onClose()
    } catch (error) {
      setRefused(error instanceof Error ? error.message : labels.failed)
    }
  }
  return (
    <Dialog title={labels.cases.title} onClose={onClose}>
      <form onSubmit={(event) => void show(event)} className="stack">
        <p>{labels.cases.lead}</p>
        <div className="field">
          <label htmlFor={id}>{labels.cases.pasted}</label>
          <textarea
            id={id}
            required
            rows={5}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </div>
        {refused && (
          <p role="alert" className="refused">
            {refused}
          </p>
        )}
        <div className="buttons">
          <button type="button" className="quiet" onClick={onClose}>
            {labels.cancel}
          </button>
          <button type="submit" className="main">
            {labels.cases.show}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
