import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { choose } from '../choose.ts'
import type { CatalogueLine } from '../model/wire.ts'
import { attempt } from '../store.ts'
import { labels } from '../texts.ts'
import { OffAndOn } from './OffAndOn.tsx'

/** Every flag: what it does, who reads it, which merchants have it on. */
export function Catalogue() {
  const [lines, setLines] = useState<readonly CatalogueLine[]>([])
  useEffect(() => {
    void attempt(async () => setLines(await call<CatalogueLine[]>('catalogue')))
  }, [])
  return (
    <main className="catalogue" aria-label={labels.catalogue.title}>
      <h2>{labels.catalogue.title}</h2>
      <p className="muted">{labels.catalogue.lead}</p>
      <div className="cards">
        {lines.map((line) => {
          const off = Object.entries(line.merchants).flatMap(([code, state]) =>
            state === 'off' ? [code] : [],
          )
          const on = Object.entries(line.merchants).filter(([, state]) => state !== 'off')
          return (
            <article key={line.flag} className="card">
              <h3>
                {line.title} <code>{line.flag}</code>
              </h3>
              <p>{line.description}</p>
              <dl>
                <dt>{labels.catalogue.features}</dt>
                <dd>{line.features.join(', ') || `${line.owner} (${labels.catalogue.noGate})`}</dd>
                {line.needs.length > 0 && (
                  <>
                    <dt>{labels.catalogue.needs}</dt>
                    <dd>{line.needs.join(' ')}</dd>
                  </>
                )}
                <dt>{labels.catalogue.merchants}</dt>
                <dd className="chips">
                  {on.length === 0 && labels.catalogue.nobody}
                  {on.map(([code, state]) => (
                    <button key={code} type="button" className="chip" onClick={() => choose(code)}>
                      {state === 'on' ? code : `${code}: ${state}`}
                    </button>
                  ))}
                </dd>
                <dt>{labels.catalogue.off}</dt>
                <dd>{off.join(', ') || labels.catalogue.nobodyOff}</dd>
                {line.lastChange && (
                  <>
                    <dt>{labels.catalogue.lastChange}</dt>
                    <dd>
                      {line.lastChange.when.slice(0, 10)} · {line.lastChange.who}: {line.lastChange.why}
                    </dd>
                  </>
                )}
              </dl>
              <p className="muted">{labels.catalogue.byDefault(line.byDefault)}</p>
              <OffAndOn flag={line.flag} />
            </article>
          )
        })}
      </div>
    </main>
  )
}
