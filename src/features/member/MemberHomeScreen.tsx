import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useFormats } from '../shared/useFormats.ts'
import { memberView } from './model/memberView.ts'
import { useActions } from './useActions.ts'
import { useLogOut } from './useLogOut.ts'
import { useMember } from './useMember.ts'
import { useVip } from './useVip.ts'

/** The member's own page (docs/conformance.md § 1.2). */
export default function MemberHomeScreen() {
  const { MemberHome } = useParts()
  const { currency } = usePlanned().facts.site
  const { t, ready } = useTranslation('account')
  const formats = useFormats()
  const { session, info } = useMember()
  const { logOut, loggingOut } = useLogOut()
  const since = (date: string) => t('member_since', { date })
  const member = ready
    ? loadableOf(info, (found) => memberView(found, session, { currency, formats, since }))
    : ({ state: 'loading' } as const)
  const vip = useVip(info.data)
  const actions = useActions()
  return <MemberHome member={member} vip={vip} actions={actions} logOut={logOut} loggingOut={loggingOut} />
}
