import { useState } from 'react'
import { patchOf, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'

/** Schedules the unsaved changes of a merchant: they are set from one moment to another. */
export function ScheduleForm({ merchant }: { readonly merchant: string }) {
  const [isOpen, setOpen] = useState(false)
  const isChanged = useStore((state) => Object.keys(patchOf(state.history.now, merchant)).length > 0)
  return (
    <section>
      <h3>{labels.schedule.heading}</h3>
      {!isChanged && <p className="muted">{labels.schedule.noChange}</p>}
      <button type="button" className="quiet" disabled={!isChanged} onClick={() => setOpen(true)}>
        {labels.schedule.open}
      </button>
      {isOpen && <ScheduleDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </section>
  )
}
