import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { isRecord } from '../../json/read.ts'
import { COLOUR_TOKENS } from '../../themes/tokens.ts'
import { hexOf } from '../model/colour.ts'
import { withValue } from '../model/drafted.ts'
import { entriesOf, formSchema, onlyEntries } from '../model/formSchema.ts'
import { type JsonRecord, patchBetween } from '../model/mergePatch.ts'
import type { ContrastPair, Documents, Dossier, Examined } from '../model/wire.ts'
import { SchemaForm } from '../parts/SchemaForm.tsx'
import { applyPatch, type Schemas } from '../store.ts'
import { labels } from '../texts.ts'

interface Props {
  readonly dossier: Dossier
  readonly schemas: Schemas
  readonly draft: Documents
  readonly examined: Examined | undefined
  /** False: `examined` belongs to an earlier state of the draft. */
  readonly isJudged: boolean
}

/** Changes of one token within this time are joined: a colour picker sends dozens while it is dragged, ms. */
const ONE_CHANGE_MS = 800

/** Two colours, a few choices, and all tokens derived from them, live on the phones. */
export function Theme({ dossier, schemas, draft, examined, isJudged }: Props) {
  const last = useRef({ what: '', at: 0 })
  const { theme } = draft
  const own = isRecord(theme.tokens) ? theme.tokens : {}
  const choices = new Set(
    entriesOf(schemas.theme)
      .map(([name]) => name)
      .filter((name) => !['tokens', 'brand', 'accent'].includes(name)),
  )
  const write = (next: JsonRecord, what: string) => {
    const at = Date.now()
    const isJoined = last.current.what === what && at - last.current.at < ONE_CHANGE_MS
    last.current = { what, at }
    applyPatch(dossier.code, patchBetween(dossier.documents, { ...draft, theme: next }), isJoined)
  }
  const setToken = (token: string, value: string | undefined) =>
    write(withValue(theme, ['tokens', token], value), `token ${token}`)
  const values = examined?.theme.values ?? {}
  const pairsOf = (token: string) => (examined?.theme.pairs ?? []).filter(({ text }) => text === token)

  return (
    <div className="stack">
      <section>
        <h3>{labels.theme.choices}</h3>
        {(['brand', 'accent'] as const).map((name) => (
          <Token
            key={name}
            token={name}
            value={String(theme[name] ?? '')}
            shown={String(theme[name] ?? values[name] ?? '')}
            isSet={theme[name] !== undefined}
            pairs={[]}
            isJudged={isJudged}
            onChange={(value) => write(withValue(theme, [name], value), name)}
          />
        ))}
        <SchemaForm
          name="theme"
          schema={onlyEntries(formSchema(schemas.theme), choices)}
          value={theme}
          onChange={(after) => write({ ...theme, ...after }, 'choices')}
        />
      </section>
      <section>
        <h3>
          {labels.theme.tokens}
          {examined && <span className="muted"> {labels.theme.schemeInForce(examined.theme.scheme)}</span>}
          {!isJudged && <span className="muted"> {labels.findings.pending}</span>}
        </h3>
        {COLOUR_TOKENS.map((token) => (
          <Token
            key={token}
            token={`--${token}`}
            value={String(own[token] ?? '')}
            shown={String(own[token] ?? values[token] ?? '')}
            isSet={own[token] !== undefined}
            pairs={pairsOf(token)}
            isJudged={isJudged}
            onChange={(value) => setToken(token, value)}
          />
        ))}
      </section>
    </div>
  )
}

interface TokenProps {
  readonly token: string
  /** The merchant's value; '' where it is derived. */
  readonly value: string
  /** The value in use. */
  readonly shown: string
  readonly isSet: boolean
  readonly pairs: readonly ContrastPair[]
  /** False: the ratios are computed anew, and say neither pass nor fail. */
  readonly isJudged: boolean
  readonly onChange: (value: string | undefined) => void
}

function Token({ token, value, shown, isSet, pairs, isJudged, onChange }: TokenProps) {
  return (
    <div className="token">
      <input
        type="color"
        aria-label={labels.theme.colourOf(token)}
        value={hexOf(shown)}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="token-name">
        <code>{token}</code>
        <small>{isSet ? labels.theme.set : labels.theme.derived}</small>
      </span>
      <input
        type="text"
        aria-label={labels.theme.valueOf(token)}
        value={value}
        placeholder={hexOf(shown)}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <button
        type="button"
        className="icon"
        disabled={!isSet}
        aria-label={labels.theme.derive(token)}
        title={labels.theme.derive(token)}
        onClick={() => onChange(undefined)}
      >
        <RotateCcw size={14} aria-hidden="true" />
      </button>
      <span className="ratios" aria-busy={!isJudged}>
        {pairs.map(({ ground, ratio, needed }) => {
          const passes = ratio >= needed
          const contrastText = labels.theme.contrast(ratio.toFixed(1), ground)
          if (!isJudged)
            return (
              <span key={ground} className="ratio muted" title={labels.findings.pending}>
                {contrastText}
              </span>
            )
          return (
            <span
              key={ground}
              className={`ratio ${passes ? 'well' : 'error'}`}
              title={`${contrastText}: ${passes ? labels.theme.passes : labels.theme.fails(needed)}`}
            >
              {contrastText}
              {!passes && ` (${labels.theme.fails(needed)})`}
            </span>
          )
        })}
      </span>
    </div>
  )
}
