import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { GameLane } from '../../../games.ts'
import { Head, QuietButton } from '../../primitives.tsx'

interface Props {
  readonly lane: GameLane
  readonly onAll?: (() => void) | undefined
}

/** What a lane is called, how many games it has, and a way to all of them. */
export function LaneHead({ lane, onAll }: Props) {
  const { t } = useTranslation()
  return (
    <Head>
      <h2>{lane.title}</h2>
      <small>
        <span aria-hidden>{lane.count}</span>
        <VisuallyHidden>{t('game_count', { count: lane.count })}</VisuallyHidden>
      </small>
      {onAll && (
        <QuietButton type="button" onClick={onAll}>
          {t('see_all')}
          <VisuallyHidden> {lane.title}</VisuallyHidden>
          <Icon of={ChevronRight} size={18} />
        </QuietButton>
      )}
    </Head>
  )
}
