import { type FormEvent, useId, useState } from 'react'
import { openReported } from '../openReported.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

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
        <DialogButtons onCancel={onClose} main={labels.cases.show} />
      </form>
    </Dialog>
  )
}
