import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/useSession.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { isolated } from './model/isolate.ts'
import { Note } from './styles.ts'

/** Shows which account this screen acts for, because a link may have signed in another account. */
export function ActsFor() {
  const { t } = useTranslation('money')
  const info = useMemberInfo()
  const known = useSession((state) => (state.status === 'member' ? state.session.userName : null))
  const name = info?.userName ?? info?.account ?? known
  return name ? <Note data-acts-for="">{t('acts_for', { name: isolated(name) })}</Note> : null
}
