import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { choose } from '../choose.ts'
import type { CatalogueLine } from '../model/catalogueLine.ts'
import { attempt } from '../store.ts'
import { labels } from '../texts.ts'
import { OffAndOn } from './OffAndOn.tsx'

/** Every flag: what it does, what reads it, which merchants have it on, and whether it can be retired. */
export function Catalogue() {
  const [lines, setLines] = useState<readonly CatalogueLine[]>()
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    void attempt(async () => setLines(await call<CatalogueLine[]>('catalogue')))
  }, [])
  const retirable = (lines ?? []).filter(({ retire }) => retire !== undefined)
  return (
    <main className="catalogue" aria-label={labels.catalogue.title}>
      <h2>{labels.catalogue.title}</h2>
      <p className="muted">{labels.catalogue.lead}</p>
      {lines ? (
        <label className="choice">
          <input type="checkbox" checked={isNarrow} onChange={({ target }) => setNarrow(target.checked)} />{' '}
          {labels.catalogue.retirable(retirable.length)}
        </label>
      ) : (
        <p aria-busy="true">{labels.loading}</p>
      )}
      <div className="cards">
        {(isNarrow ? retirable : (lines ?? [])).map((line) => (
          <Card key={line.flag} line={line} />
        ))}
      </div>
    </main>
  )
}

function Card({ line }: { readonly line: CatalogueLine }) {
  const { flag, title, description, byDefault, needs, on, off, some, notSent, readBy, retire, lastChange } =
    line
  return (
    <article className="card">
      <h3>
        {title} <code>{flag}</code>
      </h3>
      {retire && <p className="verdict warning">{labels.catalogue.retire[retire]}</p>}
      <p>{description}</p>
      <dl>
        <dt>{labels.catalogue.readBy}</dt>
        <dd>{readBy.join(', ') || labels.catalogue.nothing}</dd>
        {needs.length > 0 && (
          <>
            <dt>{labels.catalogue.needs}</dt>
            <dd>{needs.join(' ')}</dd>
          </>
        )}
        <dt>{labels.catalogue.on(on.length)}</dt>
        <dd>
          <Those merchants={on.map((code) => ({ code }))} />
        </dd>
        {some.length > 0 && (
          <>
            <dt>{labels.catalogue.some(some.length)}</dt>
            <dd>
              <Those merchants={some} />
            </dd>
          </>
        )}
        <dt>{labels.catalogue.off(off.length)}</dt>
        <dd>
          <Those merchants={off.map((code) => ({ code }))} />
        </dd>
        {lastChange && (
          <>
            <dt>{labels.catalogue.lastChange}</dt>
            <dd>
              {lastChange.when.slice(0, 10)} · {lastChange.who}: {lastChange.why}
            </dd>
          </>
        )}
      </dl>
      <p className="muted">
        {labels.catalogue.byDefault(byDefault)}
        {notSent > 0 && ` · ${labels.catalogue.notSent(notSent)}`}
      </p>
      <OffAndOn flag={flag} />
    </article>
  )
}

/** So many merchants are named at once; more are folded. */
const MOST_NAMED = 12

interface ThoseProps {
  readonly merchants: readonly { readonly code: string; readonly who?: string }[]
}

/** Merchants, each leading to its phone. */
function Those({ merchants }: ThoseProps) {
  const [isOpen, setOpen] = useState(false)
  if (merchants.length <= MOST_NAMED) return <Chips merchants={merchants} />
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{labels.catalogue.show(merchants.length)}</summary>
      {isOpen && <Chips merchants={merchants} />}
    </details>
  )
}

const Chips = ({ merchants }: ThoseProps) => (
  <span className="chips">
    {merchants.map(({ code, who }) => (
      <button key={code} type="button" className="chip" onClick={() => choose(code)}>
        {who === undefined ? code : `${code}: ${who}`}
      </button>
    ))}
  </span>
)
