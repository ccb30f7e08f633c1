import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { HOME_PATH } from '../launchGame/public.ts'
import { useGameLanes } from './useGameLanes.ts'

/** The whole game area: every lane with every game. */
export default function GameScreen() {
  const { Page, sections } = useParts()
  const { t } = useTranslation('shell')
  const view = useGameLanes('page')
  return (
    <Page title={t('games')} back={{ to: HOME_PATH }}>
      <div data-feature="gameLanes">
        <sections.gameLanes {...view} />
      </div>
    </Page>
  )
}
