import { memo, useState } from 'react'
import { choose } from '../choose.ts'
import type { MerchantLine } from '../model/wire.ts'
import { change, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { useFilter } from '../useFilter.ts'
import { Launch } from './Launch.tsx'
import { Rows } from './Rows.tsx'
import { SearchField } from './SearchField.tsx'

/** The result of a merchant's check, in two words and a colour. */
export function Verdict({ check }: Pick<MerchantLine, 'check'>) {
  if (!check) return <span className="muted">{labels.merchants.unknown}</span>
  // The result of the folder's earlier state is no verdict.
  if (check.isPending) return <span className="muted">{labels.findings.pending}</span>
  const { errors, warnings } = check
  return (
    <span className={`verdict ${errors ? 'error' : warnings ? 'warning' : 'well'}`}>
      {labels.findings.summary(errors, warnings)}
    </span>
  )
}

/** A row, which is drawn anew only where it has changed: there may be a thousand. */
const Row = memo(function Row({
  merchant: { code, name, check },
  reason,
  isCurrent,
  isChanged,
}: {
  readonly merchant: MerchantLine
  readonly reason: string | undefined
  readonly isCurrent: boolean
  readonly isChanged: boolean
}) {
  return (
    <button
      type="button"
      className="merchant"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => choose(code)}
    >
      <span className="name">
        {name}
        {isChanged && <i className="dot" title={labels.top.unsaved(code)} />}
      </span>
      <span className="code">{code}</span>
      <Verdict {...(check && { check })} />
      {reason !== undefined && <span className="why">{reason}</span>}
    </button>
  )
})

/** A row with a tick, for a change of many merchants. */
const TickRow = memo(function TickRow({
  merchant: { code, name, check },
  reason,
  isChosen,
}: {
  readonly merchant: MerchantLine
  readonly reason: string | undefined
  readonly isChosen: boolean
}) {
  return (
    <label className="merchant">
      <span className="name">
        <input type="checkbox" checked={isChosen} onChange={() => tick([code], !isChosen)} /> {name}
      </span>
      <span className="code">{code}</span>
      <Verdict {...(check && { check })} />
      {reason !== undefined && <span className="why">{reason}</span>}
    </label>
  )
})

/** Chooses merchants for a change of many, or leaves them out. */
function tick(codes: readonly string[], isOn: boolean): void {
  const others = useStore.getState().chosen.filter((code) => !codes.includes(code))
  change({ chosen: isOn ? [...others, ...codes] : others })
}

function statusOf(wanted: string, shown: number, all: number, isPartial: boolean): string {
  if (wanted === '') return labels.merchants.hint
  return isPartial ? labels.merchants.foundSoFar(shown, all) : labels.merchants.found(shown, all)
}

const codeOf = ({ code }: MerchantLine): string => code

/** All merchants with the results of their checks. Selecting one opens it for editing. */
export function Merchants() {
  const merchants = useStore((state) => state.merchants)
  const merchant = useStore((state) => state.merchant)
  const changes = useStore((state) => state.history.now)
  const [wanted, setWanted] = useState('')
  const [isLaunching, setLaunching] = useState(false)
  const { shown, reasons, isPending, isPartial, fault } = useFilter(wanted)
  const isBulk = useStore((state) => state.view === 'bulk')
  const chosen = new Set(useStore((state) => state.chosen))
  return (
    <nav className="merchants" aria-label={labels.merchants.label}>
      <h2>{labels.merchants.label}</h2>
      <SearchField label={labels.merchants.search} value={wanted} onChange={setWanted} />
      <p className="muted" aria-live="polite">
        {fault ?? (isPending ? labels.loading : statusOf(wanted, shown.length, merchants.length, isPartial))}
      </p>
      {isBulk && (
        <div className="bar">
          <button
            type="button"
            className="quiet small"
            // While it is pending it keeps the focus. What is found later follows below: another tap chooses it too.
            aria-disabled={isPending}
            disabled={fault !== undefined || (!isPending && shown.length === 0)}
            onClick={() => {
              if (!isPending) tick(shown.map(codeOf), true)
            }}
          >
            {isPending ? labels.bulk.chooseSoon : labels.bulk.chooseShown(shown.length)}
          </button>
          <button
            type="button"
            className="quiet small"
            disabled={chosen.size === 0}
            onClick={() => change({ chosen: [] })}
          >
            {labels.bulk.chooseNone}
          </button>
        </div>
      )}
      <Rows
        items={shown}
        keyOf={codeOf}
        draw={(one) =>
          isBulk ? (
            <TickRow merchant={one} reason={reasons[one.code]} isChosen={chosen.has(one.code)} />
          ) : (
            <Row
              merchant={one}
              reason={reasons[one.code]}
              isCurrent={one.code === merchant}
              isChanged={changes[one.code] !== undefined}
            />
          )
        }
      />
      <button type="button" className="quiet wide" onClick={() => setLaunching(true)}>
        {labels.merchants.launch}
      </button>
      {isLaunching && <Launch onClose={() => setLaunching(false)} />}
    </nav>
  )
}
