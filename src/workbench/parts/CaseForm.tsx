import { call } from '../call.ts'
import { attempt, change, patchOf, say, useStore, worldOf } from '../store.ts'
import { labels } from '../texts.ts'

/** Keeps the state of the inspected phone, and what it shows, as a test. */
export function CaseForm() {
  const title = useStore((state) => state.caseTitle)
  const clock = useStore((state) => state.clock)
  const placed = useStore((state) => state.placed[state.active])
  const here = useStore((state) => (placed ? state.here[placed.slot] : undefined))
  const known = useStore((state) => state.schemas?.features)
  const patch = useStore((state) => patchOf(state.history.now, placed?.phone.merchant ?? ''))
  if (!placed || !here) return null
  const { slot, phone } = placed
  const { merchant } = phone
  const write = () =>
    attempt(async () => {
      const { file } = await call<{ readonly file: string }>('writeCase', {
        ...{ merchant, title, phone, patch, world: worldOf(slot), screen: here.screen },
        ...(clock !== 0 && { at: Date.now() + clock }),
        features: here.shown.filter((id) => known?.includes(id)),
      })
      change({ caseTitle: '' })
      say(labels.cases.written(file, merchant))
    })
  return (
    <section>
      <h3>{labels.cases.heading}</h3>
      <p className="muted">{labels.cases.lead2}</p>
      <div className="field">
        <label htmlFor="case">{labels.cases.name}</label>
        <input
          id="case"
          type="text"
          maxLength={200}
          value={title}
          onChange={({ target }) => change({ caseTitle: target.value })}
        />
      </div>
      <button type="button" className="quiet" disabled={title.trim() === ''} onClick={() => void write()}>
        {labels.cases.write}
      </button>
    </section>
  )
}
