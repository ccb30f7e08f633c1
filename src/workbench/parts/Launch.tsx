import { type FormEvent, useId, useState } from 'react'
import { call } from '../call.ts'
import { choose } from '../choose.ts'
import { loadMerchants, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

/** Creates a new merchant from the selected one. */
export function Launch({ onClose }: { readonly onClose: () => void }) {
  const merchant = useStore((state) => state.merchant)
  const model = useStore((state) => state.merchants.find(({ code }) => code === merchant)?.name ?? merchant)
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [refused, setRefused] = useState('')
  const id = useId()

  const launch = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await call('copy', { merchant, code, name })
      // The back office rescans its folders within a second.
      await loadMerchants()
      onClose()
      choose(code)
      say(labels.merchants.launched(name))
    } catch (error) {
      setRefused(error instanceof Error ? error.message : labels.failed)
    }
  }

  return (
    <Dialog title={labels.merchants.launchTitle} onClose={onClose}>
      <form onSubmit={(event) => void launch(event)} className="stack">
        <p>{labels.merchants.launchLead(model)}</p>
        <div className="field">
          <label htmlFor={`${id}name`}>{labels.merchants.name}</label>
          <input id={`${id}name`} required value={name} onChange={({ target }) => setName(target.value)} />
        </div>
        <div className="field">
          <label htmlFor={`${id}code`}>{labels.merchants.code}</label>
          <input
            id={`${id}code`}
            required
            value={code}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => setCode(target.value.toLowerCase())}
          />
          <small id={`${id}hint`}>{labels.merchants.codeHint}</small>
        </div>
        {refused && (
          <p role="alert" className="refused">
            {refused}
          </p>
        )}
        <DialogButtons onCancel={onClose} main={labels.merchants.launchDo} />
      </form>
    </Dialog>
  )
}
