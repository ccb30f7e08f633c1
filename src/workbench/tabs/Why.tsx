import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../call.ts'
import type { FeatureWhy, Tree } from '../model/wire.ts'
import { SearchField } from '../parts/SearchField.tsx'
import { attempt, change, patchOf, useStore, worldOf } from '../store.ts'
import { labels } from '../texts.ts'

/** The decisions, with the question that they answer. */
interface Known {
  readonly to: { readonly world: string; readonly merchant: string }
  readonly features: readonly FeatureWhy[]
}

const NONE: readonly FeatureWhy[] = []

/** Every feature with its complete decision for the inspected phone, including those that are off. */
export function Why() {
  const placed = useStore((state) => state.placed[state.active])
  const here = useStore((state) => (placed ? state.here[placed.slot] : undefined))
  const patch = useStore((state) => patchOf(state.history.now, placed?.phone.merchant ?? ''))
  const picked = useStore((state) => state.picked)
  const isPicking = useStore((state) => state.picking !== undefined)
  const [known, setKnown] = useState<Known>()
  const [wanted, setWanted] = useState('')
  const slot = placed?.slot
  const phone = placed?.phone
  const screen = here?.screen ?? 'home'
  const decisions = here?.decisions
  const visitor = here?.visitor ?? ''
  const chosen = useRef<HTMLDetailsElement>(null)

  const asked = useMemo(
    () =>
      slot !== undefined && phone
        ? {
            ...{ merchant: phone.merchant, world: worldOf(slot), phone, patch, screen },
            ...{ decided: decisions, visitor },
          }
        : undefined,
    [slot, phone, patch, screen, decisions, visitor],
  )
  useEffect(() => {
    if (!asked) return
    let left = false
    void attempt(async () => {
      const features = await call<FeatureWhy[]>('why', asked)
      if (!left) setKnown({ to: asked, features })
    })
    return () => {
      left = true
    }
  }, [asked])
  // The decisions of another phone say nothing about this one. Those of an earlier moment stay, and are marked.
  const isOfPhone = known?.to.world === asked?.world && known?.to.merchant === asked?.merchant
  const features = isOfPhone && known ? known.features : NONE
  const isCurrent = known?.to === asked

  useEffect(() => {
    if (!picked || features.length === 0) return
    setWanted('')
    const element = chosen.current
    if (!element) return
    element.open = true
    element.scrollIntoView({ block: 'nearest' })
  }, [picked, features.length])

  const shown = features.filter(({ id, description }) =>
    `${id} ${description}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <div className="stack">
      <div className="bar">
        <SearchField label={labels.why.search} value={wanted} onChange={setWanted} />
        <button
          type="button"
          className="quiet"
          aria-pressed={isPicking}
          disabled={slot === undefined}
          onClick={() => change({ picking: isPicking ? undefined : slot })}
        >
          {isPicking ? labels.why.picking : labels.why.pick}
        </button>
      </div>
      <p className="muted" aria-busy={!isCurrent}>
        {features === NONE
          ? ''
          : `${labels.why.count(features.filter(({ on }) => on).length, features.length)} · `}
        {labels.phone.screen(screen)}
        {!isCurrent && ` · ${labels.loading}`}
      </p>
      {here && here.problems.length > 0 && (
        <ul className="problems" aria-label={labels.why.problems}>
          {here.problems.map(({ code, pointer, instead }) => (
            <li key={`${code} ${pointer}`}>
              <code>{code}</code> {pointer} <span className="muted">{labels.why.instead(instead)}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="features">
        {shown.map((feature) => (
          <li key={feature.id}>
            <details
              ref={feature.id === picked ? chosen : undefined}
              className={feature.id === picked ? 'picked' : ''}
            >
              <summary>
                <span className={feature.on ? 'state on' : 'state off'}>
                  {feature.on ? labels.why.on : labels.why.off}
                </span>
                <b>{feature.id}</b>
                <span className="because">{feature.because}</span>
              </summary>
              <p>{feature.description}</p>
              {decisions?.[feature.id] && (
                <p className="muted">{labels.why.live(decisions[feature.id]?.because ?? '')}</p>
              )}
              <ul className="tree">
                <Branch tree={feature.tree} name={labels.why.gate} />
                {feature.places.map(({ name, tree }) => (
                  <Branch key={name} tree={tree} name={name} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Branch({ tree, name }: { readonly tree: Tree; readonly name?: string }) {
  return (
    <li>
      <p>
        <span className={tree.on ? 'state on' : 'state off'}>{tree.on ? labels.why.on : labels.why.off}</span>
        {name && <b>{name}</b>}
        <code>{tree.gate}</code>
        {tree.parts.length === 0 && <span className="because">{tree.because}</span>}
      </p>
      {tree.parts.length > 0 && (
        <ul>
          {tree.parts.map((part) => (
            <Branch key={`${part.gate} ${part.because}`} tree={part} />
          ))}
        </ul>
      )}
    </li>
  )
}
