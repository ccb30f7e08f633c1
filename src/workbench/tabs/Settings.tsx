import { type ReactNode, useState } from 'react'
import { entriesOf, formSchema, onlyEntries } from '../model/formSchema.ts'
import { isSame, type JsonRecord } from '../model/mergePatch.ts'
import { flagValues, sentIn, settingValues, withForm } from '../model/values.ts'
import type { Documents, Dossier, Examined } from '../model/wire.ts'
import { SchemaForm } from '../parts/SchemaForm.tsx'
import { applyPatch, type Schemas, say } from '../store.ts'
import { words } from '../words.ts'
import { Impact } from './Impact.tsx'

interface Props {
  readonly dossier: Dossier
  readonly schemas: Schemas
  readonly draft: Documents
  readonly examined: Examined | undefined
  readonly applied: JsonRecord
  readonly patch: JsonRecord
  readonly propose: (documents: Documents) => void
  readonly onDone: () => void
}

const FILTERS = ['all', 'on', 'off', 'changed'] as const
type Filter = (typeof FILTERS)[number]

const isOn = (value: unknown): boolean => value === true || (typeof value === 'number' && value > 0)

/** Flags and settings: what a change does is shown before it is applied (issue 8, section 2). */
export function Settings({ dossier, schemas, draft, examined, applied, patch, propose, onDone }: Props) {
  const [wanted, setWanted] = useState('')
  const [only, setOnly] = useState<Filter>('all')
  const flags = flagValues(schemas.flags, draft)
  const settings = settingValues(schemas.settings, draft)
  const own = {
    flags: flagValues(schemas.flags, dossier.documents),
    settings: settingValues(schemas.settings, dossier.documents),
  }
  const sent = sentIn(draft)
  const isPending = !isSame(applied, patch)

  const shownOf = (schema: JsonRecord, values: JsonRecord, before: JsonRecord): ReadonlySet<string> =>
    new Set(
      entriesOf(schema).flatMap(([name, { title, description }]) => {
        const isWanted = `${name} ${title} ${description}`.toLowerCase().includes(wanted.toLowerCase())
        const passes: Readonly<Record<Filter, boolean>> = {
          all: true,
          on: isOn(values[name]),
          off: !isOn(values[name]),
          changed: !isSame(values[name], before[name]),
        }
        return isWanted && passes[only] ? [name] : []
      }),
    )
  const shownFlags = shownOf(schemas.flags, flags, own.flags)
  const shownSettings = shownOf(schemas.settings, settings, own.settings)

  const catalogue = new Map([...entriesOf(schemas.flags), ...entriesOf(schemas.settings)])
  const more = (name: string): ReactNode => {
    const entry = catalogue.get(name)
    return (
      entry && (
        <EntryFacts
          name={name}
          fallback={entry.default}
          isSent={sent.has(name)}
          needs={examined?.needs[name] ?? []}
        />
      )
    )
  }

  return (
    <div className="stack">
      <div className="bar">
        <input
          type="search"
          aria-label={words.settings.search}
          placeholder={words.settings.search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <fieldset className="segments">
          <legend className="hidden">{words.settings.only}</legend>
          {FILTERS.map((filter) => (
            <button key={filter} type="button" aria-pressed={filter === only} onClick={() => setOnly(filter)}>
              {words.settings.filters[filter]}
            </button>
          ))}
        </fieldset>
      </div>
      {isPending && (
        <Impact
          impact={examined?.impact}
          onApply={() => {
            applyPatch(dossier.code, patch)
            onDone()
            say(words.settings.applied)
          }}
          onDiscard={onDone}
        />
      )}
      {shownFlags.size + shownSettings.size === 0 && <p className="empty">{words.settings.nothing}</p>}
      {shownFlags.size > 0 && (
        <section>
          <h3>{words.settings.flags}</h3>
          <SchemaForm
            name="flags"
            schema={onlyEntries(formSchema(schemas.flags), shownFlags)}
            value={flags}
            more={more}
            onChange={(after) => propose(withForm(draft, 'flags', flags, after))}
          />
        </section>
      )}
      {shownSettings.size > 0 && (
        <section>
          <h3>{words.settings.settings}</h3>
          <SchemaForm
            name="settings"
            schema={onlyEntries(formSchema(schemas.settings), shownSettings)}
            value={settings}
            more={more}
            onChange={(after) => propose(withForm(draft, 'settings', settings, after))}
          />
        </section>
      )}
    </div>
  )
}

interface FactsProps {
  readonly name: string
  readonly fallback: unknown
  readonly isSent: boolean
  readonly needs: Examined['needs'][string]
}

/** What the catalogue says of a flag or a setting beside its name. */
function EntryFacts({ name, fallback, isSent, needs }: FactsProps) {
  const { settings: said } = words
  const isCount = typeof fallback === 'number' && fallback > 1
  return (
    <p className="entry-facts">
      <code>{name}</code>
      <span>{said.byDefault(isCount ? String(fallback) : isOn(fallback) ? said.on : said.off)}</span>
      {!isSent && <span>{said.notSent}</span>}
      {needs.map(({ why, met }) => (
        <span key={why} className={met === false ? 'need unmet' : 'need'}>
          <b>
            {said.needs}, {met === null ? said.unknown : met ? said.met : said.unmet}:
          </b>{' '}
          {why}
        </span>
      ))}
    </p>
  )
}
