import { Download, Smartphone, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { BottomCard } from '../../ui/BottomCard.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { offeredApp, useDownloads, useHere } from '../downloads/public.ts'
import { AppIcon } from './AppIcon.tsx'
import { INSTALL_BAR } from './public.ts'
import { useInstall } from './useInstall.ts'

const Inside = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px;

  > header { display: flex; align-items: center; gap: 12px; margin-inline-end: -8px; }
  > header > div { flex: 1; min-inline-size: 0; }
  h2 { font-size: var(--type-16); font-weight: 700; overflow-wrap: anywhere; }
  p { color: var(--text-muted); font-size: var(--type-14); }
  [data-folded] > & { display: flex; align-items: center; gap: 8px; padding: 6px 4px 6px 10px; }
  [data-folded] > & > header { display: contents; }
  [data-folded] > & > header > button { order: 1; }
  [data-folded] > & > footer > button { white-space: nowrap; }
  > footer { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: 8px; }

  /* A strip of 44 px on the narrowest phones, where the whole card would hide half of the screen. */
  @media (max-width: 22.4em) {
    aside > && { padding-block: 0; }
    > footer > button { min-block-size: 44px; padding-block: 2px; }
    aside:not([data-folded]) > & {
      --tile: 36px;
      display: flex;
      align-items: center;
      padding-inline: 8px 0;
      gap: 8px;
    }
    aside:not([data-folded]) > & > header { display: contents; }
    aside:not([data-folded]) > & > header > div { display: none; }
    aside:not([data-folded]) > & > header > button { order: 1; }
    aside:not([data-folded]) > & > footer { flex: 1; grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr)); }
    aside:not([data-folded]) > & > footer > button { padding-inline: 6px; font-size: var(--type-14); line-height: var(--leading-tight); }
    aside:not([data-folded]) > & > footer svg { display: none; }
  }
`

/** The bottom install bar: the app, the web app, or not now (docs/conformance.md § 1.2). */
export default function InstallBar() {
  const { t, ready } = useTranslation('install')
  const { t: tShell } = useTranslation('shell')
  const { site } = usePlanned().facts
  const { links } = useDownloads()
  const { isClosing, cancel, download, installWebApp } = useInstall(INSTALL_BAR)
  const app = offeredApp(links, useHere())
  if (!ready) return null
  const title = t('install_title', { name: site.merchant.name })
  return (
    <BottomCard folds label={title} closing={isClosing}>
      <Inside>
        <header>
          <AppIcon source={links.icon} />
          <div data-unfolded="">
            <h2>{title}</h2>
            <p>{t('install_text')}</p>
          </div>
          <IconButton label={tShell('close')} icon={<Icon of={X} />} onClick={cancel} />
        </header>
        <footer>
          {app && (
            <Button icon={<Icon of={Download} size={20} />} onClick={() => download(app)}>
              {t('get_app')}
            </Button>
          )}
          <Button
            data-unfolded={app ? '' : undefined}
            variant={app ? 'secondary' : 'primary'}
            icon={<Icon of={Smartphone} size={20} />}
            onClick={() => void installWebApp()}
          >
            {t('web_app')}
          </Button>
        </footer>
      </Inside>
    </BottomCard>
  )
}
