import { Download, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { liteAppLink, useDownloads } from '../downloads/public.ts'
import { AppIcon } from './AppIcon.tsx'
import { APP_WINDOW } from './public.ts'
import { useInstall } from './useInstall.ts'

const Body = styled.div`
  --tile: 88px;
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-block: 4px 8px;
  text-align: center;

  > p { max-inline-size: 34ch; color: var(--text-muted); }
  > p:first-of-type { color: var(--text); font-size: var(--type-20); font-weight: 700; overflow-wrap: anywhere; }
`

const Ways = styled.div`
  display: grid;
  gap: 8px;
`

/** The app window (docs/conformance.md § 2.2): iOS lite app or Android package, web app, or continue in the browser. */
export default function AppWindow() {
  const { t, ready } = useTranslation('install')
  const { t: tShell } = useTranslation('shell')
  const { site, device } = usePlanned().facts
  const { links } = useDownloads()
  const { isClosing, cancel, download, installWebApp } = useInstall(APP_WINDOW)
  const app = liteAppLink(links, device)
  if (!ready) return null
  const title = t('install_title', { name: site.merchant.name })
  return (
    <Sheet
      open={!isClosing}
      onClose={cancel}
      title={title}
      titleHidden
      closeLabel={tShell('close')}
      footer={
        <Ways>
          {app && (
            <Button wide data-autofocus icon={<Icon of={Download} size={20} />} onClick={() => download(app)}>
              {device.os === 'ios' ? t('get_lite_app') : t('get_app')}
            </Button>
          )}
          <Button
            wide
            variant={app ? 'secondary' : 'primary'}
            icon={<Icon of={Smartphone} size={20} />}
            onClick={() => void installWebApp()}
          >
            {t('web_app')}
          </Button>
          <Button wide variant="quiet" onClick={cancel}>
            {t('continue_in_browser')}
          </Button>
        </Ways>
      }
    >
      <Body>
        <AppIcon source={links.icon} />
        <p aria-hidden>{title}</p>
        <p>{t('install_text')}</p>
      </Body>
    </Sheet>
  )
}
