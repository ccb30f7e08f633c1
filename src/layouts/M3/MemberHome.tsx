import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { Button } from '../../ui/Button.tsx'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { pressable } from '../../ui/pressable.ts'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EntrySpace } from '../EntrySpace.tsx'
import type { MemberHomeView } from '../parts.ts'
import { Heading } from './Page.tsx'
import { Inset } from './primitives/Block.tsx'
import { figures, Note } from './primitives/face.ts'
import { Empty, States } from './primitives/States.tsx'

const Since = styled(Note)`
  margin-block: -12px 32px;
`

const Amount = styled.p`
  ${figures}
  margin-block: 4px 28px;
  font-size: min(var(--type-44), 13vw);
  overflow-wrap: anywhere;
`

const Rows = styled.dl`
  border-block-start: 1px solid var(--line);
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; padding-block: 14px; border-block-end: 1px solid var(--hairline); }
  dt { color: var(--text-muted); }
  dd { font-variant-numeric: tabular-nums; }
`

/** Words with a rule under them: the first one in colour. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 12px;
  margin-block-end: 32px;
`

const Action = styled(Go)`
  ${pressable}
  display: grid;
  place-items: center;
  min-block-size: 48px;
  padding-inline: 13px;
  border-radius: var(--radius);
  box-shadow: inset 0 0 0 1px var(--line);
  font-weight: 600;
  text-align: center;

  &:first-child { ${brandFill} }
`

const Vip = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 16px;
  padding-block: 20px;
  border-block-end: 1px solid var(--hairline);
  --ring-size: 72px;

  > h2 { grid-row: 1; align-self: end; font-size: var(--type-20); font-weight: 600; overflow-wrap: anywhere; }
  > h2 > ::after { content: ''; position: absolute; inset: 0; }
  > p { grid-row: 2; align-self: start; }
  > [role='progressbar'] { grid-area: 1 / 2 / span 2; }
  > [role='progressbar'] > b { ${figures} font-size: var(--type-16); }
  circle { stroke-width: 4; }
`

/** Each entry that features add to this slot is one row of the list. */
const Entries = styled(Inset)`
  margin-block: 40px;
  > * { border-block-start: 1px solid var(--hairline); }
  > :empty { display: none; }
  > :last-child { border-block-end: 1px solid var(--hairline); }
  && > * > * { display: flex; inline-size: 100%; min-block-size: 56px; padding-inline: 0; border-radius: 0; font-size: var(--type-16); font-weight: 400; }
`

/** The height of the member's level with a text of one line. */
const VIP_HEIGHT = '113px'

const Waiting = styled(Inset)`
  display: grid;
  gap: 38px;
`

/** The member's page as a ledger: name, balance, member since. */
export default function MemberHome({ member, vip, actions, logOut, loggingOut, headingRef }: MemberHomeView) {
  const { t } = useTranslation('shell')
  const name = member.state === 'ready' ? member.value.userName : t('me')
  return (
    <>
      <Heading ref={headingRef} tabIndex={-1}>
        {name}
      </Heading>
      <States
        of={member}
        shape={<Shape hasActions={actions.length > 0} hasLevels={vip.state !== 'empty'} />}
        empty={<Empty text={t('nothing_here')} />}
      >
        {(known) => (
          <Inset>
            {known.memberSince && <Since>{known.memberSince}</Since>}
            {known.balance !== undefined && (
              <>
                <Note>{t('balance')}</Note>
                <Amount>
                  <RollingNumber text={known.balance} />
                </Amount>
              </>
            )}
            {actions.length > 0 && (
              <Actions>
                {actions.map(({ id, label, target }) => (
                  <Action key={id} target={target}>
                    {label}
                  </Action>
                ))}
              </Actions>
            )}
            <Rows>
              {vip.state !== 'ready' && vip.state !== 'loading' && known.vipLabel && (
                <div>
                  <dt>{t('vip')}</dt>
                  <dd>{known.vipLabel}</dd>
                </div>
              )}
            </Rows>
            {vip.state === 'loading' && <Skeleton height={VIP_HEIGHT} />}
            {vip.state === 'ready' && (
              <Vip>
                <ProgressRing value={vip.value.ratio} label={t('vip_progress')} valueText={vip.value.text}>
                  <b>{vip.value.percent}</b>
                </ProgressRing>
                <h2>
                  <Go target={vip.value.target}>{vip.value.label}</Go>
                </h2>
                <Note>{vip.value.text}</Note>
              </Vip>
            )}
          </Inset>
        )}
      </States>
      <Entries>
        <Slot name="member.entries" waiting={<EntrySpace />} />
      </Entries>
      <Inset>
        <Button variant="secondary" wide busy={loggingOut} onClick={logOut}>
          {t('log_out')}
        </Button>
      </Inset>
    </>
  )
}

interface ShapeProps {
  readonly hasActions: boolean
  readonly hasLevels: boolean
}

const Shape = ({ hasActions, hasLevels }: ShapeProps) => (
  <Waiting>
    <Skeleton shape="line" width="20%" />
    <Skeleton width="64%" height="2.75rem" />
    {hasActions && <Skeleton height="48px" />}
    {hasLevels && <Skeleton height={VIP_HEIGHT} />}
  </Waiting>
)
