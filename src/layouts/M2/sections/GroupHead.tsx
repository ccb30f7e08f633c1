import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import type { Group } from '../model/chooseGames.ts'
import { Head, MoreLink } from '../primitives.ts'

interface Props {
  readonly group: Group
  /** Of what was searched or filtered, which has no title of its own. */
  readonly name: string
  readonly select: (lane: string) => void
}

/** What a group of games is called, how many it has, and a way to all of them where these are not all. */
export function GroupHead({ group: { id, title, count, more }, name, select }: Props) {
  const { t } = useTranslation()
  return (
    <Head>
      <h2 dir="auto">{title ?? name}</h2>
      {more ? (
        <MoreLink target={{ press: () => select(id) }}>
          {t('see_all')} {count}
          <Icon of={ChevronRight} size={18} />
        </MoreLink>
      ) : (
        <small>{t('game_count', { count })}</small>
      )}
    </Head>
  )
}
