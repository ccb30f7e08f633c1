import { useState } from 'react'
import type { MerchantLine } from '../model/wire.ts'
import { choose, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Launch } from './Launch.tsx'
import { SearchField } from './SearchField.tsx'

const count = ({ findings = [] }: MerchantLine, wanted: string): number =>
  findings.filter(({ severity }) => severity === wanted).length

/** What check says of a merchant, in two words and a colour. */
function Verdict({ merchant }: { readonly merchant: MerchantLine }) {
  if (!merchant.findings) return <span className="muted">{labels.merchants.unknown}</span>
  const [errors, warnings] = [count(merchant, 'error'), count(merchant, 'warning')]
  return (
    <span className={`verdict ${errors ? 'error' : warnings ? 'warning' : 'well'}`}>
      {labels.findings.summary(errors, warnings)}
    </span>
  )
}

/** Every merchant, with what its check says; choosing one works on it. */
export function Merchants() {
  const merchants = useStore((state) => state.merchants)
  const merchant = useStore((state) => state.merchant)
  const changes = useStore((state) => state.history.now)
  const [wanted, setWanted] = useState('')
  const [isLaunching, setLaunching] = useState(false)
  const shown = merchants.filter(({ code, name }) =>
    `${code} ${name}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <nav className="merchants" aria-label={labels.merchants.label}>
      <h2>{labels.merchants.label}</h2>
      <SearchField label={labels.merchants.search} value={wanted} onChange={setWanted} />
      <ul>
        {shown.map((one) => (
          <li key={one.code}>
            <button
              type="button"
              className="merchant"
              aria-current={one.code === merchant ? 'true' : undefined}
              onClick={() => choose(one.code)}
            >
              <span className="name">
                {one.name}
                {changes[one.code] && <i className="dot" title={labels.top.unsaved(one.code)} />}
              </span>
              <span className="code">{one.code}</span>
              <Verdict merchant={one} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet wide" onClick={() => setLaunching(true)}>
        {labels.merchants.launch}
      </button>
      {isLaunching && <Launch onClose={() => setLaunching(false)} />}
    </nav>
  )
}
