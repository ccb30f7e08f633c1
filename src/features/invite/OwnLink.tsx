import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton, CopyIconButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isNotOffered, Lines, Note, NotOffered, Panel, States, useFunds } from '../money/public.ts'
import { siteBase } from '../shared/links.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useUsable } from '../shared/useUsable.ts'
import { referralQuery } from './api.ts'
import { type Invitation, type InvitedBy, invitationOf } from './model/invitation.ts'
import { canShare, share } from './share.ts'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 12px;

  dt { color: var(--text-muted); font-size: var(--type-12); }
  dd { font-family: var(--figures, var(--font-display)); font-size: var(--type-26); font-weight: var(--figures-weight, 800); font-variant-numeric: tabular-nums; line-height: var(--leading-tight); overflow-wrap: anywhere; }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 8px;
`

const Shape = () => (
  <div aria-busy="true">
    <Skeleton height="320px" />
  </div>
)

/** The member's own link as a QR code, to copy and to share, with its results so far. */
export function OwnLink({ by }: { readonly by: InvitedBy }) {
  const referral = useUsable(referralQuery())
  const invitation = useMemo(() => invitationOf(referral.data?.value, by, siteBase()), [referral.data, by])
  return (
    <States
      of={loadableOf(referral, () => invitation)}
      shape={<Shape />}
      notOffered={isNotOffered(referral.error)}
      empty={<NotOffered />}
    >
      {(found) => <Shown invitation={found} by={by} />}
    </States>
  )
}

function Shown({ invitation, by }: { readonly invitation: Invitation; readonly by: InvitedBy }) {
  const { t } = useTranslation(['invite', 'money'])
  const { link, code, terms } = invitation
  const { merchant } = usePlanned().facts.site
  const texts = { copiedLabel: t('money:copied'), failedLabel: t('money:copy_failed') }
  const message = { title: merchant.name, text: t('share_text', { name: merchant.name }), url: link }
  const shares = canShare(message)
  return (
    <>
      <Panel>
        <QrCode text={link} label={t('your_link')} />
        <Lines>
          <div>
            <dt>{t('your_link')}</dt>
            <dd>
              <span dir="ltr">{link}</span>
            </dd>
          </div>
          {code && (
            <div>
              <dt>{t('your_code')}</dt>
              <dd>
                <span dir="ltr">{code}</span>
                <CopyIconButton
                  {...texts}
                  text={code}
                  label={t('money:copy_what', { what: t('your_code') })}
                />
              </dd>
            </div>
          )}
        </Lines>
        <Buttons>
          {shares && (
            <Button
              size="large"
              wide
              icon={<Icon of={Share2} size={20} />}
              onClick={() => void share(message)}
            >
              {t('share')}
            </Button>
          )}
          <CopyButton
            {...texts}
            text={link}
            label={t('copy_link')}
            wide
            size="large"
            variant={shares ? 'secondary' : 'primary'}
          />
        </Buttons>
      </Panel>
      <Brought invitation={invitation} by={by} />
      {terms && <Note>{terms}</Note>}
    </>
  )
}

function Brought({ invitation, by }: { readonly invitation: Invitation; readonly by: InvitedBy }) {
  const { t } = useTranslation('invite')
  const { currency } = useFunds()
  const { money } = useFormats()
  const language = useLanguage()
  const { invited, earned } = invitation
  if (invited === undefined && earned === undefined) return null
  return (
    <Panel>
      <Figures>
        {invited !== undefined && (
          <div>
            <dt>{t(by === 'agent' ? 'players' : 'friends')}</dt>
            <dd>{formatNumber(invited, language)}</dd>
          </div>
        )}
        {earned !== undefined && (
          <div>
            <dt>{t('earned')}</dt>
            <dd>{money(earned, currency)}</dd>
          </div>
        )}
      </Figures>
    </Panel>
  )
}
