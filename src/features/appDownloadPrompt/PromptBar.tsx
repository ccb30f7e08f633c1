import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { BottomCard, CARD_FADE_MS } from '../../ui/BottomCard.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AppIcon } from '../installPrompt/public.ts'
import { closePrompt, promptStore } from './prompt.ts'
import { useOwnScheme } from './useOwnScheme.ts'
import { usePromptContent } from './usePromptContent.ts'

const Inside = styled.div`
  --tile: 44px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding-block: 8px;
  padding-inline: 10px;
  background: var(--surface-1);
  color: var(--text);

  &[data-closable] { padding-inline-end: 2px; }
  [data-folded] > & { --tile: 36px; flex-wrap: nowrap; padding-block: 6px; }
  > p { flex: 1 1 6rem; min-inline-size: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; font-size: var(--type-14); font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
  > p:lang(km), > p:lang(my), > p:lang(ur) { line-height: 1.75; }
  > span { display: inline-flex; align-items: center; gap: 8px; margin-inline-start: auto; }

  /* A strip of 44 px on the narrowest phones. */
  @media (max-width: 22.4em) {
    aside > && { --tile: 36px; flex-wrap: nowrap; padding-block: 0; }
    > p { -webkit-line-clamp: 2; line-height: 1.25; }
    > p:lang(km), > p:lang(my), > p:lang(ur) { -webkit-line-clamp: 1; }
    > span > button { padding-block: 2px; }
  }
`

/** The bottom bar: the merchant's text, the app's picture, one button. */
export default function PromptBar() {
  const { t, ready } = useTranslation('appDownloadPrompt')
  const { t: tShell } = useTranslation('shell')
  const closable = useStore(promptStore, ({ decision }) => decision?.closable ?? false)
  const [isClosing, setClosing] = useState(false)
  const { barText, scheme, icon, download } = usePromptContent()
  const style = useOwnScheme(scheme)
  if (!ready) return null
  const leave = (how: 'closed' | 'agreed') => {
    if (!closable) return
    setClosing(true)
    closePrompt(how, CARD_FADE_MS)
  }
  return (
    <BottomCard folds label={t('app_title')} closing={isClosing}>
      <Inside data-closable={closable ? '' : undefined} style={style}>
        <i aria-hidden>
          <AppIcon source={icon} />
        </i>
        <p data-unfolded="" dir="auto">
          {barText ?? t('bar_text')}
        </p>
        <span>
          <Button
            size="small"
            onClick={() => {
              if (download()) leave('agreed')
            }}
          >
            {t('get_app')}
          </Button>
          {closable && (
            <IconButton
              label={tShell('close')}
              icon={<Icon of={X} size={20} />}
              onClick={() => leave('closed')}
            />
          )}
        </span>
      </Inside>
    </BottomCard>
  )
}
