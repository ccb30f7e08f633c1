import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { type Funds, isNotOffered, Note, Panel, States, useFunds } from '../money/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useUsable } from '../shared/useUsable.ts'
import { limitsQuery } from './api.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { LimitsShape } from './LimitsShape.tsx'
import { type DepositLimit, limitsView, nextText, type Period } from './model/limits.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding-block: 12px;

  & + & { border-block-start: 1px solid var(--hairline); }
  > div { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  > [role='progressbar'] { grid-column: 1 / -1; }
  > div > b { font-size: var(--type-16); font-weight: 700; font-variant-numeric: tabular-nums; }
  > div > span { color: var(--text-muted); font-size: var(--type-12); font-weight: 600; }
  > div > small::first-letter { text-transform: uppercase; }
  > div > small { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; text-wrap: pretty; }
`

/** The member's deposit limits, each with a button to change it. */
export function Limits() {
  const { t } = useTranslation('responsiblePlay')
  const funds = useFunds()
  const limits = useUsable(limitsQuery())
  const [changed, change] = useState<Period>()
  return (
    <Panel>
      <h2>{t('limits_title')}</h2>
      <Note>{t('limits_lead')}</Note>
      <States
        of={loadableOf(limits, ({ value }) => limitsView(value, funds.digits))}
        notOffered={isNotOffered(limits.error)}
        shape={<LimitsShape />}
        empty={null}
      >
        {(found) => {
          const limit = found.find(({ period }) => period === changed)
          return (
            <>
              <ul>
                {found.map((one) => (
                  <LimitRow key={one.period} limit={one} funds={funds} onChange={() => change(one.period)} />
                ))}
              </ul>
              {limit && <LimitDialog limit={limit} funds={funds} onClose={() => change(undefined)} />}
            </>
          )
        }}
      </States>
    </Panel>
  )
}

interface RowProps {
  readonly limit: DepositLimit
  readonly funds: Funds
  readonly onChange: () => void
}

function LimitRow({ limit: { period, amount, used, next }, funds, onChange }: RowProps) {
  const { t } = useTranslation('responsiblePlay')
  const formats = useFormats()
  const money = (minor: bigint) => formats.money(minor, funds.currency)
  const name = t(`limit_${period}`)
  const isSet = amount !== undefined
  const usedText = isSet ? t('used', { used: money(used), amount: money(amount) }) : ''
  return (
    <Row>
      <div>
        <span>{name}</span>
        <b>{isSet ? money(amount) : t('no_limit')}</b>
        {isSet && <small>{usedText}</small>}
        {next && <small>{t(...nextText(next, Date.now(), { ...formats, money }))}</small>}
      </div>
      <Button
        variant="secondary"
        size="small"
        onClick={onChange}
        aria-label={`${t(isSet ? 'change' : 'set')}: ${name}`}
      >
        {t(isSet ? 'change' : 'set')}
      </Button>
      {isSet && <ProgressBar value={ratioOf(used, amount)} label={name} valueText={usedText} />}
    </Row>
  )
}

/** 0 to 1. The division is of whole percent, since amounts may be above what a number holds exactly. */
const ratioOf = (used: bigint, amount: bigint): number =>
  amount === 0n ? 1 : Number((used * 100n) / amount) / 100
