import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { accentFill } from '../../ui/fills.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Panel } from '../money/public.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useUsable } from '../shared/useUsable.ts'
import { boardQuery } from './api.ts'
import { placesOf } from './model/board.ts'

const Places = styled.ol`
  display: grid;
  list-style: none;

  > li { display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; align-items: center; gap: 12px; min-block-size: 52px; padding-inline: 4px; font-variant-numeric: tabular-nums; }
  > li + li { border-block-start: 1px solid var(--hairline); }
  > li > i { display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: 50%; background: var(--surface-3); font-size: var(--type-14); font-style: normal; font-weight: 800; }
  > li[data-medal] > i { ${accentFill} }
  > li[data-medal='1'] > i { box-shadow: var(--accent-edge), 0 0 0 3px rgb(var(--accent-rgb) / 36%); }
  > li > span { font-weight: 600; overflow-wrap: anywhere; }
  > li[data-own] { border-radius: var(--radius-small); background: var(--brand-soft); }
  > li[data-own] > span { color: var(--brand-text); }
`

/** How many places get a medal. */
const MEDALS = 3

/** The leader board; renders nothing without data. */
export function Board() {
  const { t } = useTranslation('club')
  const language = useLanguage()
  const { data } = useUsable(boardQuery())
  const sent = data?.value
  const places = useMemo(() => placesOf(sent), [sent])
  if (places.length === 0) return null
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel>
      <h2>{sent?.title?.trim() || t('leader_board')}</h2>
      <Places>
        {places.map(({ rank, name, score, own }) => (
          <li
            key={`${rank} ${name}`}
            data-medal={rank <= MEDALS ? rank : undefined}
            data-own={own || undefined}
            aria-current={own || undefined}
          >
            <i>
              <VisuallyHidden>{t('place', { place: number(rank) })}</VisuallyHidden>
              <span aria-hidden>{number(rank)}</span>
            </i>
            <span>{own ? t('you') : <bdi>{name}</bdi>}</span>
            {score !== undefined && <b>{number(score)}</b>}
          </li>
        ))}
      </Places>
    </Panel>
  )
}
