import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { useNavigate } from '../../ui/navigation.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { Given, UnsureClaim } from '../club/public.ts'
import { MainGo, OtherGo, Refusal } from '../money/public.ts'
import { availableQuery } from '../promotions/public.ts'
import { useClaimPromotion } from '../rewards/public.ts'
import { useUsable } from '../shared/useUsable.ts'
import type { Activity } from './model/activity.ts'

interface Props {
  readonly activity: Activity
}

/** A guest logs in and returns; a member claims the promotion if it can be claimed, otherwise deposits. */
export function TakePart({ activity }: Props) {
  const { t } = useTranslation(['club', 'shell'])
  const { session, site } = usePlanned().facts
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Returns to this page after the login, like any screen that requires one.
  const logIn = () => navigate(withTracked('/m/login', search), { state: { wanted: pathname + search } })
  if (session.state === 'guest')
    return (
      <>
        <MainGo target={{ press: logIn }}>{t('log_in_to_take_part')}</MainGo>
        <OtherGo target={{ to: '/m/register' }}>{t('shell:register')}</OtherGo>
      </>
    )
  return site.flags.REWCEN3 ? <Claim activity={activity} /> : <Deposit />
}

function Deposit() {
  const { t } = useTranslation('shell')
  return <MainGo target={{ to: '/m/voucherCenter' }}>{t('deposit')}</MainGo>
}

function Claim({ activity }: Props) {
  const { t } = useTranslation(['club', 'shell'])
  const { data } = useUsable(availableQuery())
  const claims = useClaimPromotion()
  const { claimed, justNow, busy, refused, unsure, claim, again } = claims
  const available = data?.value?.find(({ id }) => String(id) === activity.id)
  if (claimed.includes(activity.id)) return <Given justNow={justNow === activity.id} />
  if (available?.claimable !== true) return <Deposit />
  if (unsure?.id === activity.id)
    return <UnsureClaim claims={claims} id={activity.id} onAgain={() => again(activity)} />
  return (
    <>
      <Refusal refused={refused?.why} />
      <Button
        size="large"
        wide
        busy={busy === activity.id}
        busyLabel={t('shell:in_please_wait')}
        onClick={() => claim(activity)}
      >
        {t('shell:claim')}
      </Button>
    </>
  )
}
