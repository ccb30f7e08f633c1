import {
  Target as Aim,
  Coins,
  Crown,
  ExternalLink,
  Gift,
  type LucideIcon,
  Smartphone,
  Store,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { pressable } from '../../ui/pressable.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { Activity, Redirect } from './model/items.ts'

/** As many columns as fit the labels, also with text at 200 %. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(88px, 5.75rem)), 1fr));
  gap: 8px;
  list-style: none;

  > li { display: grid; }
`

const Tile = styled(Go)`
  ${pressable}
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  min-block-size: 92px;
  padding: 12px 6px;
  border-radius: var(--radius);
  color: inherit;
  font-size: var(--type-12);
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  > span:first-child { display: grid; overflow: hidden; inline-size: 48px; block-size: 48px; border-radius: min(var(--radius-large), 16px); background: var(--brand-soft); color: var(--brand-text); }
  > span:last-child { align-self: start; max-inline-size: 100%; overflow-wrap: anywhere; text-wrap: balance; }
  [data-drawn] { display: grid; place-items: center; background: var(--brand-soft); }
`

/** The icon of an activity whose picture is missing or fails to load. */
const DRAWN: Readonly<Record<Redirect, LucideIcon>> = {
  APP_DOWNLOAD: Smartphone,
  REGISTER: UserPlus,
  DEPOSIT: Coins,
  REWARD_CENTER: Gift,
  MISSION: Aim,
  INVITE_FRIENDS: UsersRound,
  MEMBER: Crown,
  POINT_MARKET: Store,
  REDIRECT_URL: ExternalLink,
}

/** The default name of an activity without its own. */
const NAMES = {
  APP_DOWNLOAD: 'shell:download',
  REGISTER: 'shell:register',
  DEPOSIT: 'shell:deposit',
  REWARD_CENTER: 'club:reward_centre',
  MISSION: 'club:missions',
  INVITE_FRIENDS: 'shell:invite',
  MEMBER: 'club:vip_benefits',
  POINT_MARKET: 'club:mall',
  REDIRECT_URL: 'shell:details',
} as const satisfies Readonly<Record<Redirect, string>>

export interface ActivitySheetProps {
  readonly activities: readonly Activity[]
  readonly open: boolean
  readonly onClose: () => void
}

/** The sheet of the floating button: one tile with a link for each activity. */
export default function ActivitySheet({ activities, open, onClose }: ActivitySheetProps) {
  const { t } = useTranslation(['activityShortcut', 'shell', 'club'])
  const { pictures } = useSiteLinks()
  return (
    <Sheet open={open} onClose={onClose} title={t('activities')} closeLabel={t('shell:close')}>
      <Tiles>
        {activities.map(({ redirect, title, icon, target }, at) => {
          const drawn = (
            <span data-drawn="">
              <Icon of={DRAWN[redirect]} size={24} leads={redirect === 'REDIRECT_URL'} />
            </span>
          )
          const sources = pictures(icon)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may list the same activity twice, and nothing of a tile changes
            <li key={`${at} ${redirect}`}>
              <Tile target={target} onClick={onClose}>
                <span aria-hidden>
                  {sources.length > 0 ? <Picture sources={sources} alt="" fallback={drawn} eager /> : drawn}
                </span>
                <span>{title || t(NAMES[redirect])}</span>
              </Tile>
            </li>
          )
        })}
      </Tiles>
    </Sheet>
  )
}
