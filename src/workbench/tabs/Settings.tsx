import { type ReactNode, useState } from 'react'
import { entriesOf, formSchema, onlyEntries } from '../model/formSchema.ts'
import { isSame, type JsonRecord } from '../model/mergePatch.ts'
import { flagValues, sentIn, settingValues, shareWords, withForm } from '../model/values.ts'
import type { Documents, Dossier, Examined } from '../model/wire.ts'
import { SchemaForm } from '../parts/SchemaForm.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { applyPatch, type Schemas, say } from '../store.ts'
import { labels } from '../texts.ts'
import { Impact } from './Impact.tsx'

interface Props {
  readonly dossier: Dossier
  readonly schemas: Schemas
  readonly draft: Documents
  readonly examined: Examined | undefined
  /** False: the result belongs to an earlier state of the draft. */
  readonly isJudged: boolean
  readonly applied: JsonRecord
  readonly patch: JsonRecord
  readonly propose: (documents: Documents) => void
  readonly onDone: () => void
}

const FILTERS = ['all', 'on', 'off', 'changed'] as const
type Filter = (typeof FILTERS)[number]

/** Both are in the status, each read by its own rule. */
const GROUPS = ['flags', 'settings'] as const
const VALUES = { flags: flagValues, settings: settingValues } as const

const isOn = (value: unknown): boolean => value === true || (typeof value === 'number' && value > 0)

/** Flags and settings. The effect of a change is shown before it is applied. */
export function Settings({
  dossier,
  schemas,
  draft,
  examined,
  isJudged,
  applied,
  patch,
  propose,
  onDone,
}: Props) {
  const [wanted, setWanted] = useState('')
  const [only, setOnly] = useState<Filter>('all')
  const sent = sentIn(draft)
  const shares = shareWords(draft)
  const isPending = !isSame(applied, patch)

  const groups = GROUPS.map((name) => {
    const schema = schemas[name]
    const [values, own] = [VALUES[name](schema, draft), VALUES[name](schema, dossier.documents)]
    const shown = entriesOf(schema).flatMap(([entry, { title, description }]) => {
      const isWanted = `${entry} ${title} ${description}`.toLowerCase().includes(wanted.toLowerCase())
      const passes: Readonly<Record<Filter, boolean>> = {
        all: true,
        on: isOn(values[entry]),
        off: !isOn(values[entry]),
        changed: !isSame(values[entry], own[entry]),
      }
      return isWanted && passes[only] ? [entry] : []
    })
    return { name, schema, values, shown: new Set(shown) }
  }).filter(({ shown }) => shown.size > 0)

  const catalogue = new Map([...entriesOf(schemas.flags), ...entriesOf(schemas.settings)])
  const more = (name: string): ReactNode => {
    const entry = catalogue.get(name)
    return (
      entry && (
        <EntryFacts
          name={name}
          fallback={entry.default}
          isSent={sent.has(name)}
          share={shares[name]}
          needs={examined?.needs[name] ?? []}
        />
      )
    )
  }

  return (
    <div className="stack">
      <div className="bar">
        <SearchField label={labels.settings.search} value={wanted} onChange={setWanted} />
        <fieldset className="segments">
          <legend className="hidden">{labels.settings.only}</legend>
          {FILTERS.map((filter) => (
            <button key={filter} type="button" aria-pressed={filter === only} onClick={() => setOnly(filter)}>
              {labels.settings.filters[filter]}
            </button>
          ))}
        </fieldset>
      </div>
      {isPending && (
        <Impact
          impact={isJudged ? examined?.impact : undefined}
          onApply={() => {
            applyPatch(dossier.code, patch)
            onDone()
            say(labels.settings.applied)
          }}
          onDiscard={onDone}
        />
      )}
      {groups.length === 0 && <p className="empty">{labels.settings.nothing}</p>}
      {groups.map(({ name, schema, values, shown }) => (
        <section key={name}>
          <h3>{labels.settings[name]}</h3>
          <SchemaForm
            name={name}
            schema={onlyEntries(formSchema(schema), shown)}
            value={values}
            more={more}
            onChange={(after) => propose(withForm(draft, name, values, after))}
          />
        </section>
      ))}
    </div>
  )
}

interface FactsProps {
  readonly name: string
  readonly fallback: unknown
  readonly isSent: boolean
  /** The visitors who have it, where it is on for some only. */
  readonly share: string | undefined
  readonly needs: Examined['needs'][string]
}

/** The catalogue's description of a flag or a setting, beside its name. */
function EntryFacts({ name, fallback, isSent, share, needs }: FactsProps) {
  const { settings: said } = labels
  const isCount = typeof fallback === 'number' && fallback > 1
  return (
    <p className="entry-facts">
      <code>{name}</code>
      <span>{said.byDefault(isCount ? String(fallback) : isOn(fallback) ? said.on : said.off)}</span>
      {!isSent && <span>{said.notSent}</span>}
      {share && <span>{said.share(share)}</span>}
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
