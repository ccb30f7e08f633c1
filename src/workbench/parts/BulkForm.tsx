import { type FormEvent, useId, useState } from 'react'
import { type Settable, settables, withSentence } from '../model/settable.ts'
import { change, type Schemas, useStore } from '../store.ts'
import { labels } from '../texts.ts'

const KINDS = ['flags', 'settings', 'theme', 'layout'] as const
/** Values that a click fills in. */
const QUICK: Readonly<Record<Settable['kind'], readonly string[]>> = {
  flags: ['on', 'off', '20%', 'default'],
  settings: ['on', 'off', 'default'],
  theme: ['default'],
  layout: ['M1', 'M2', 'M3'],
}

/** What to set: a flag, a setting, a choice of the theme or a token, and its value. */
export function BulkForm({ schemas }: { readonly schemas: Schemas }) {
  const bulk = useStore((state) => state.bulk)
  const all = settables(schemas)
  const [name, setName] = useState(all[0]?.name ?? '')
  const [value, setValue] = useState('')
  const [whatId, valueId] = [useId(), useId()]
  const kind = all.find((one) => one.name === name)?.kind ?? 'flags'
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return
    change({ bulk: withSentence(bulk, name, value) })
    setValue('')
  }
  return (
    <>
      <form className="bulk-form" onSubmit={add}>
        <div className="field">
          <label htmlFor={whatId}>{labels.bulk.what}</label>
          <select id={whatId} value={name} onChange={({ target }) => setName(target.value)}>
            {KINDS.map((group) => (
              <optgroup key={group} label={labels.bulk.groups[group]}>
                {all
                  .filter((one) => one.kind === group)
                  .map((one) => (
                    <option key={one.name} value={one.name}>
                      {one.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={valueId}>{labels.bulk.value}</label>
          <input
            id={valueId}
            type="text"
            autoComplete="off"
            placeholder={labels.bulk.hints[kind]}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
        <div className="bar">
          {QUICK[kind].map((one) => (
            <button key={one} type="button" className="quiet small" onClick={() => setValue(one)}>
              {one}
            </button>
          ))}
        </div>
        <button type="submit" className="main" disabled={value.trim() === ''}>
          {labels.bulk.add}
        </button>
      </form>
      {bulk.length > 0 && (
        <ul className="chips" aria-label={labels.bulk.changes}>
          {bulk.map((sentence) => (
            <li key={sentence} className="chip">
              <code>{sentence}</code>{' '}
              <button
                type="button"
                className="quiet small"
                aria-label={labels.bulk.remove(sentence)}
                onClick={() => change({ bulk: bulk.filter((one) => one !== sentence) })}
              >
                {labels.bulk.removeShort}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
