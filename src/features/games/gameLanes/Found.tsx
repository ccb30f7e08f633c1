import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { GameLanesView } from '../../../layouts/parts.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { countGames } from './model/choose.ts'

const Similar = styled.div`
  padding-block: 8px 12px;
  padding-inline: var(--margin);

  > p { color: var(--text-muted); overflow-wrap: anywhere; }
  > b { display: block; margin-block-start: 4px; font-size: var(--type-16); }
`

/** What a search found: the number of games for screen readers, and a sentence for everybody where the games only resemble it. */
export function Found({ lanes, search, isSimilar }: Pick<GameLanesView, 'lanes' | 'search' | 'isSimilar'>) {
  const { t } = useTranslation('shell')
  if (search === '' || lanes.state === 'loading' || lanes.state === 'error') return null
  const count = lanes.state === 'ready' ? countGames(lanes.value) : 0
  return (
    <>
      {isSimilar && (
        <Similar>
          <p dir="auto">{t('no_matches_found', { query: search })}</p>
          <b>{t('similar_games')}</b>
        </Similar>
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {isSimilar && `${t('similar_games')}: `}
          {t('game_count', { count })}
        </span>
      </VisuallyHidden>
    </>
  )
}
