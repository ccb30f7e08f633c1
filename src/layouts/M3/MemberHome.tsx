import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { Button } from '../../ui/Button.tsx'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { MemberHomeView } from '../parts.ts'
import { Inset } from './furniture/Block.tsx'
import { figures, Note } from './furniture/face.ts'
import { Empty, States } from './furniture/States.tsx'
import { Heading } from './Page.tsx'

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

/** What features put here is a line of the ledger, whatever it is. */
const Entries = styled(Inset)`
  margin-block: 40px;
  > * { border-block-start: 1px solid var(--hairline); }
  > :last-child { border-block-end: 1px solid var(--hairline); }
  && > * > * { display: flex; inline-size: 100%; min-block-size: 56px; padding-inline: 0; border-radius: 0; font-size: var(--type-16); font-weight: 400; }
`

/** The member's page as a calm ledger: who, how much, since when. */
export default function MemberHome({ member, logOut, loggingOut, headingRef }: MemberHomeView) {
  const { t } = useTranslation('shell')
  const name = member.state === 'ready' ? member.value.userName : t('me')
  return (
    <>
      <Heading ref={headingRef} tabIndex={-1}>
        {name}
      </Heading>
      <States of={member} shape={<Shape />} empty={<Empty text={t('nothing_here')} />}>
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
            <Rows>
              {known.vipLabel && (
                <div>
                  <dt>{t('vip')}</dt>
                  <dd>{known.vipLabel}</dd>
                </div>
              )}
            </Rows>
          </Inset>
        )}
      </States>
      <Entries>
        <Slot name="member.entries" />
      </Entries>
      <Inset>
        <Button variant="secondary" wide busy={loggingOut} onClick={logOut}>
          {t('log_out')}
        </Button>
      </Inset>
    </>
  )
}

const Shape = () => (
  <Inset>
    <Skeleton shape="line" width="20%" />
    <Skeleton width="64%" height="2.75rem" />
    <br />
    <Skeleton shape="line" />
    <Skeleton shape="line" />
  </Inset>
)
