import { useTranslation } from 'react-i18next'
import type { GameLanesView } from '../../../layouts/parts.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { countGames } from './model/choose.ts'

/** Announces the number of games found by a search to screen readers. */
export function Found({ lanes, search }: Pick<GameLanesView, 'lanes' | 'search'>) {
  const { t } = useTranslation('shell')
  if (search === '' || lanes.state === 'loading' || lanes.state === 'error') return null
  const count = lanes.state === 'ready' ? countGames(lanes.value) : 0
  return (
    <VisuallyHidden>
      <span aria-live="polite">{t('game_count', { count })}</span>
    </VisuallyHidden>
  )
}
