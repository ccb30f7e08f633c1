import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { Button, ButtonFace } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Go } from '../../ui/Go.tsx'
import { useLanguage } from '../shared/useLanguage.ts'
import { activityPath } from './model/popup.ts'

interface Props {
  /** The position in the slides, while the player must read all of them and has not yet. */
  readonly unread: { readonly number: number; readonly total: number } | undefined
  /** The visible slide belongs to an activity. */
  readonly activity: boolean
  readonly today: boolean
  readonly onToday: (today: boolean) => void
  /** The player acknowledges it. */
  readonly onKnown: () => void
  /** The player leaves for another page. */
  readonly onLeave: () => void
}

/** The player's actions: acknowledge it, go to its activity if it has one, do not show it again today. */
export function Actions({ unread, activity, today, onToday, onKnown, onLeave }: Props) {
  const { t } = useTranslation(['announcements', 'shell'])
  const language = useLanguage()
  const { flags } = usePlanned().facts.site
  const member = useSession(({ status }) => status === 'member')
  const path = activity && member && !unread ? activityPath(flags.REWCEN3 === true) : undefined
  const count = (value: number) => formatNumber(value, language)
  return (
    <>
      <div data-actions="">
        <Button wide size="large" variant={path ? 'secondary' : 'primary'} onClick={onKnown}>
          {unread ? `${t('shell:next')} ${count(unread.number)}/${count(unread.total)}` : t('know_it')}
        </Button>
        {path && (
          <ButtonFace
            as={Go}
            target={{ to: path }}
            data-variant="primary"
            data-size="large"
            data-wide=""
            onClick={onLeave}
          >
            {t('go_to_activity')}
          </ButtonFace>
        )}
      </div>
      <Checkbox checked={today} onChecked={onToday}>
        {t('do_not_show_again')}
      </Checkbox>
    </>
  )
}
