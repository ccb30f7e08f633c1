import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { Button, ButtonFace } from '../../../ui/Button.tsx'
import { StateBox } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useContact } from '../../customerService/public.ts'
import { openDownload } from '../../downloads/public.ts'
import { LaunchPage } from './LaunchPage.tsx'

const Actions = styled.div`
  display: grid;
  gap: 8px;
  inline-size: min(100%, 320px);
  margin-block-start: 16px;
`

const Badge = styled.div`
  display: grid;
  place-items: center;
  inline-size: 96px;
  block-size: 96px;
  margin-block-end: 8px;
  border-radius: var(--radius-large);
  background: var(--surface-2);
  color: var(--brand-text);
  box-shadow: var(--elevation);
  overflow: hidden;

  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`

interface Props {
  readonly title: string
  readonly text: string
  /** The app's download link; undefined: there is none, and customer service is offered instead. */
  readonly link?: string
  /** Continues in the browser; undefined: the app is required. */
  readonly play?: (() => void) | undefined
  readonly leave: (to?: string) => void
}

/** The page before a game that asks the player to get the app, or says that the app is not available. */
export function AppFirstPage({ title, text, link, play, leave }: Props) {
  const app = useApp()
  const { t } = useTranslation(['launchGame', 'shell'])
  const { site } = usePlanned().facts
  const service = useContact()
  const contact = !link && service && 'href' in service ? service.href : undefined
  return (
    <LaunchPage leave={leave}>
      <StateBox role="alert">
        <Badge aria-hidden>
          {site.icon ? <img src={site.icon} alt="" /> : <Icon of={Smartphone} size={44} />}
        </Badge>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions>
          {link && (
            <Button size="large" onClick={() => openDownload(app, link)}>
              {t('get_app')}
            </Button>
          )}
          {play && (
            <Button variant={link ? 'quiet' : 'primary'} onClick={play}>
              {t('play_in_browser')}
            </Button>
          )}
          {contact && (
            <ButtonFace
              as="a"
              href={contact}
              target="_blank"
              rel="noopener noreferrer"
              data-variant="secondary"
            >
              {t('shell:contact_us')}
            </ButtonFace>
          )}
        </Actions>
      </StateBox>
    </LaunchPage>
  )
}
