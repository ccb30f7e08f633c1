import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Says that the address of a game's page names no game of this site. */
export function NoGame({ open, onClose }: Props) {
  const { t } = useTranslation(['launchGame', 'shell'])
  return (
    <Sheet open={open} onClose={onClose} title={t('no_such_game')} titleHidden closeLabel={t('shell:close')}>
      <ErrorState title={t('no_such_game')} text={t('no_such_game_text')} />
    </Sheet>
  )
}
