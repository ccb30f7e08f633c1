import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonFace } from '../../../ui/Button.tsx'
import { StateBox } from '../../../ui/EmptyState.tsx'
import { openWindow } from '../../chat/public.ts'
import { GameMark } from './GameMark.tsx'
import { LaunchPage } from './LaunchPage.tsx'

interface Props {
  readonly href: string
  readonly leave: (to?: string) => void
}

/** Opens a game that cannot be embedded in its own window. If the browser blocks it, the player opens it with a tap. */
export function OwnWindow({ href, leave }: Props) {
  const { t } = useTranslation('launchGame')
  const [opened, setOpened] = useState<boolean>()
  const tried = useRef<string>(undefined)
  useEffect(() => {
    if (tried.current === href) return
    tried.current = href
    const game = openWindow(window)
    setOpened(game.opened)
    game.go(href)
  }, [href])
  if (opened === undefined) return null
  return (
    <LaunchPage leave={leave}>
      <StateBox role={opened ? 'status' : 'alert'}>
        <GameMark />
        <h2>{t(opened ? 'own_window' : 'window_blocked')}</h2>
        <p>{t(opened ? 'own_window_text' : 'window_blocked_text')}</p>
        <div data-action="">
          <ButtonFace
            as="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            data-variant={opened ? 'secondary' : 'primary'}
            onClick={() => setOpened(true)}
          >
            {t('open_game')}
          </ButtonFace>
        </div>
      </StateBox>
    </LaunchPage>
  )
}
