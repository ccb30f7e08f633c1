import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { ButtonFace } from '../../ui/Button.tsx'
import { NothingHere } from '../../ui/drawings/NothingHere.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Go } from '../../ui/Go.tsx'

/** Shown where no section of home has content: a page of links alone looks broken. */
export default function EmptyHome() {
  const { t } = useTranslation('shell')
  const games = usePlanned().plan.screens.find(({ screen }) => screen.id === 'game')?.screen.paths[0]
  return (
    <EmptyState
      drawing={<NothingHere />}
      text={t('nothing_here')}
      action={
        games && (
          <ButtonFace as={Go} data-variant="secondary" target={{ to: games }}>
            {t('games')}
          </ButtonFace>
        )
      }
    />
  )
}
