import { ArrowDownToLine, ArrowUpFromLine, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { Button } from '../../ui/Button.tsx'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { pressable } from '../../ui/pressable.ts'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EntrySpace } from '../EntrySpace.tsx'
import type { MemberHomeView } from '../parts.ts'
import { Loaded } from './Loaded.tsx'
import { oneLine, Panel, Tag } from './primitives.ts'
import { useWays } from './useWays.ts'

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--space) * 4);
  padding-block: calc(var(--space) * 4) 24px;
`

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  padding: calc(var(--space) * 4);

  > i {
    display: grid;
    place-items: center;
    grid-row: span 2;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--radius);
    ${brandFill}
    font-size: var(--type-20);
    font-style: normal;
    font-weight: 800;
    text-transform: uppercase;
  }
  > h1 { ${oneLine} font-size: var(--type-20); font-weight: 800; }
  > p { display: flex; flex-wrap: wrap; gap: 4px; color: var(--text-muted); font-size: var(--type-12); }
`

const Table = styled.dl`
  border-block-start: 1px solid var(--hairline);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    min-block-size: 44px;
    padding-inline: calc(var(--space) * 4);
    font-size: var(--type-14);
  }
  > div + div { border-block-start: 1px solid var(--hairline); }
  dt { color: var(--text-muted); }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-money] > dd { font-size: var(--type-20); font-weight: 800; letter-spacing: -0.02em; }
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 8px;
  padding: calc(var(--space) * 3) calc(var(--space) * 4) calc(var(--space) * 4);
`

const Action = styled(Go)`
  ${pressable}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  border-radius: var(--radius);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--type-14);
  font-weight: 700;
  text-align: center;

  &:first-child { ${brandFill} }
`

const Vip = styled(Panel)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 12px;
  padding: calc(var(--space) * 3) calc(var(--space) * 4);
  --ring-size: 60px;

  > [role='progressbar'] { grid-row: span 2; }
  > [role='progressbar'] > b { font-size: var(--type-12); font-weight: 800; font-variant-numeric: tabular-nums; }
  > h2 { align-self: end; font-size: var(--type-14); font-weight: 700; }
  > h2 > ::after { content: ''; position: absolute; inset: 0; }
  > p { align-self: start; color: var(--text-muted); font-size: var(--type-12); }
`

const Entries = styled(Panel)`
  &:empty, > div:empty { display: none; }
  > div + div { border-block-start: 1px solid var(--hairline); }
  > div > * { display: flex; inline-size: 100%; min-block-size: 48px; gap: 12px; padding-inline: calc(var(--space) * 4); border-radius: 0; font-weight: 500; }
  > div > * > svg { color: var(--brand-text); }
  > div > :focus-visible { outline-offset: -3px; }
`

const Out = styled.div`
  padding-inline: var(--margin);
`

const Shape = () => (
  <Panel>
    <Who>
      <Skeleton width="48px" height="48px" />
      <Skeleton shape="line" width="50%" />
    </Who>
    <Skeleton height="110px" />
  </Panel>
)

/** The member's page: account facts, links, and log out. */
export default function MemberHome({ member, vip, actions, logOut, loggingOut, headingRef }: MemberHomeView) {
  const { t } = useTranslation(['shell', 'account'])
  const { home } = useWays()
  const row = (label: string, value: string | undefined) =>
    value && (
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    )
  return (
    <Screen>
      <Loaded
        of={member}
        shape={<Shape />}
        empty={{ text: t('nothing_here'), action: t('back_home'), target: { to: home } }}
      >
        {({ userName, agent, vipLabel, balance, memberSince }) => (
          <Panel>
            <Who>
              <i aria-hidden>{[...userName][0]}</i>
              <h1 ref={headingRef} tabIndex={-1}>
                {userName}
              </h1>
              <p>
                {memberSince && <span>{memberSince}</span>}
                {agent && <Tag data-tone="accent">{t('account:agent_centre')}</Tag>}
              </p>
            </Who>
            <Table>
              {balance && (
                <div data-money="">
                  <dt>{t('balance')}</dt>
                  <dd>
                    <RollingNumber text={balance} />
                  </dd>
                </div>
              )}
              {vip.state !== 'ready' && vip.state !== 'loading' && row(t('vip'), vipLabel)}
            </Table>
            {actions.length > 0 && (
              <Actions>
                {actions.map(({ id, label, target }) => (
                  <Action key={id} target={target}>
                    <Icon of={id === 'deposit' ? ArrowDownToLine : ArrowUpFromLine} size={18} />
                    {label}
                  </Action>
                ))}
              </Actions>
            )}
          </Panel>
        )}
      </Loaded>
      {vip.state === 'loading' && <Skeleton height="78px" />}
      {vip.state === 'ready' && (
        <Vip>
          <ProgressRing value={vip.value.ratio} label={t('vip_progress')} valueText={vip.value.text}>
            <b>{vip.value.percent}</b>
          </ProgressRing>
          <h2>
            <Go target={vip.value.target}>{vip.value.label}</Go>
          </h2>
          <p>{vip.value.text}</p>
        </Vip>
      )}
      <Entries>
        <Slot name="member.entries" waiting={<EntrySpace />} />
      </Entries>
      <Out>
        <Button
          wide
          variant="secondary"
          icon={<Icon of={LogOut} size={20} leads />}
          busy={loggingOut}
          busyLabel={t('in_please_wait')}
          onClick={logOut}
        >
          {t('log_out')}
        </Button>
      </Out>
    </Screen>
  )
}
