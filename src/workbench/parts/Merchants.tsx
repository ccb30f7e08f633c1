import { memo, useState } from 'react'
import type { MerchantLine } from '../model/wire.ts'
import { choose, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { useFilter } from '../useFilter.ts'
import { Launch } from './Launch.tsx'
import { SearchField } from './SearchField.tsx'

/** The result of a merchant's check, in two words and a colour. */
function Verdict({ check }: Pick<MerchantLine, 'check'>) {
  if (!check) return <span className="muted">{labels.merchants.unknown}</span>
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
  isCurrent,
  isChanged,
}: {
  readonly merchant: MerchantLine
  readonly isCurrent: boolean
  readonly isChanged: boolean
}) {
  return (
    <li>
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
      </button>
    </li>
  )
})

const statusOf = (wanted: string, shown: number, all: number): string =>
  wanted === '' ? labels.merchants.hint : labels.merchants.found(shown, all)

/** All merchants with the results of their checks. Selecting one opens it for editing. */
export function Merchants() {
  const merchants = useStore((state) => state.merchants)
  const merchant = useStore((state) => state.merchant)
  const changes = useStore((state) => state.history.now)
  const [wanted, setWanted] = useState('')
  const [isLaunching, setLaunching] = useState(false)
  const { isMeant, isPending, fault } = useFilter(wanted)
  const shown = merchants.filter(isMeant)
  return (
    <nav className="merchants" aria-label={labels.merchants.label}>
      <h2>{labels.merchants.label}</h2>
      <SearchField label={labels.merchants.search} value={wanted} onChange={setWanted} />
      <p className="muted" aria-live="polite">
        {fault ?? (isPending ? labels.loading : statusOf(wanted, shown.length, merchants.length))}
      </p>
      <ul>
        {shown.map((one) => (
          <Row
            key={one.code}
            merchant={one}
            isCurrent={one.code === merchant}
            isChanged={changes[one.code] !== undefined}
          />
        ))}
      </ul>
      <button type="button" className="quiet wide" onClick={() => setLaunching(true)}>
        {labels.merchants.launch}
      </button>
      {isLaunching && <Launch onClose={() => setLaunching(false)} />}
    </nav>
  )
}
