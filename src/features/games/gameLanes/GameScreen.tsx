import { useTranslation } from 'react-i18next'
import { useParts } from '../../../layouts/PartsContext.ts'
import { HOME_PATH } from '../../shared/paths.ts'
import { Found } from './Found.tsx'
import { GameArea } from './GameArea.tsx'
import { areKnown, useGameLanes } from './useGameLanes.ts'
import { useKeptPlace } from './useKeptPlace.ts'

/** The whole game area: every lane with every game. */
export default function GameScreen() {
  const { Page, sections } = useParts()
  const { t } = useTranslation('shell')
  const view = useGameLanes('page')
  useKeptPlace(view.lanes.state !== 'loading')
  return (
    <Page title={t('games')} back={{ to: HOME_PATH }}>
      <div data-feature="gameLanes">
        <Found {...view} />
        <GameArea {...view} isNamedByAddress={areKnown(view.lanes)}>
          <sections.gameLanes {...view} />
        </GameArea>
      </div>
    </Page>
  )
}
