import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EntrySpace } from '../EntrySpace.tsx'
import type { MemberHomeView } from '../parts.ts'
import { AsyncState } from './AsyncState.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { MemberActions } from './MemberActions.tsx'
import { Profile } from './Profile.tsx'
import { panel } from './primitives.tsx'
import { VIP_HEIGHT, VipRing } from './VipRing.tsx'

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-block-start: calc(-1 * var(--header));
  padding: calc(var(--header) + 16px) var(--margin) 32px;

  > [data-light] {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: 340px;
    background:
      radial-gradient(80% 70% at 12% 0, rgb(var(--brand-rgb) / 44%), transparent),
      radial-gradient(60% 60% at 100% 20%, rgb(var(--accent-rgb) / 18%), transparent);
  }
`

const Waiting = styled.div`
  display: grid;
  gap: 20px;
`

/** Each entry that features add to this slot is one row of the list. */
const Entries = styled.div`
  ${panel}
  display: grid;
  overflow: hidden;

  &:empty { display: none; }
  > div:empty { display: none; }
  > div + div { border-block-start: 1px solid var(--hairline); }
  > div > :is(a, button, span) { display: flex; inline-size: 100%; min-block-size: 56px; padding-inline: 16px 20px; border-radius: 0; font-size: var(--type-16); }
  > div > :is(a, button) > svg { color: var(--brand-text); }
  > div > :is(a, button)::after { content: ''; inline-size: 8px; block-size: 8px; margin-inline-start: auto; border-block-start: 2px solid var(--text-muted); border-inline-end: 2px solid var(--text-muted); transform: rotate(45deg); }
  [dir='rtl'] & > div > :is(a, button)::after { transform: rotate(-45deg); }
  :focus-visible { outline-offset: -3px; }
`

/** A member's own page. */
export default function MemberHome({ member, vip, actions, logOut, loggingOut, headingRef }: MemberHomeView) {
  const { t } = useTranslation()
  return (
    <Frame>
      <i data-light="" aria-hidden />
      <AsyncState
        of={member}
        waiting={
          <Waiting>
            <Skeleton height="64px" />
            <Skeleton height="188px" />
            {actions.length > 0 && <Skeleton height="52px" />}
            {vip.state !== 'empty' && <Skeleton height={VIP_HEIGHT} />}
          </Waiting>
        }
      >
        {(value) => (
          <>
            <Profile {...value} headingRef={headingRef} />
            <BalanceCard balance={value.balance} />
            <MemberActions actions={actions} />
            {vip.state === 'ready' && <VipRing vip={vip.value} />}
            {vip.state === 'loading' && <Skeleton height={VIP_HEIGHT} />}
          </>
        )}
      </AsyncState>
      <Entries>
        <Slot name="member.entries" waiting={<EntrySpace />} />
      </Entries>
      <Button
        variant="secondary"
        wide
        busy={loggingOut}
        busyLabel={t('in_please_wait')}
        icon={<Icon of={LogOut} size={20} leads />}
        onClick={logOut}
      >
        {t('log_out')}
      </Button>
    </Frame>
  )
}
