import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import type { Group } from '../model/chooseGames.ts'
import { Head, MoreLink } from '../primitives.ts'

/** Its link is a target, as the cards below are. */
const Title = styled(Head)`
  min-block-size: 52px;
  padding-block-end: 8px;
`

interface Props {
  readonly group: Group
  /** Title of search or filter results. */
  readonly name: string
  readonly select: (lane: string) => void
}

/** A group's title, its number of games, and a link to all of them if only some are shown. */
export function GroupHead({ group: { id, title, count, more }, name, select }: Props) {
  const { t } = useTranslation()
  return (
    <Title>
      <h2 dir="auto">{title ?? name}</h2>
      {more ? (
        <MoreLink target={{ press: () => select(id) }}>
          {t('see_all')} {count}
          <Icon of={ChevronRight} size={18} />
        </MoreLink>
      ) : (
        <small>{t('game_count', { count })}</small>
      )}
    </Title>
  )
}
