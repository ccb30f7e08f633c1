import { Download, X } from 'lucide-react'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Layer, Mask } from '../../ui/modal/Mask.tsx'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { LEAVING_MS, useModal } from '../../ui/modal/useModal.ts'
import { AppIcon } from '../installPrompt/public.ts'
import { Full } from './modalStyles.ts'
import { PromptArt } from './PromptArt.tsx'
import { closePrompt, promptStore, tellForced } from './prompt.ts'
import { useOwnScheme } from './useOwnScheme.ts'
import { usePromptContent } from './usePromptContent.ts'

/** The full-screen modal: the merchant's picture and text, one button, and a close button if the rules allow it. */
export default function PromptModal() {
  const { t, ready } = useTranslation('appDownloadPrompt')
  const { t: tShell } = useTranslation('shell')
  const { closable = false, forced = false } = useStore(promptStore, ({ decision }) => decision) ?? {}
  const { text, background, scheme, icon, download } = usePromptContent()
  const [isLeaving, setLeaving] = useState(false)
  const box = useRef<HTMLElement>(null)
  const title = useId()
  const leave = (how: 'closed' | 'agreed') => {
    if (!closable || isLeaving) return
    setLeaving(true)
    closePrompt(how, LEAVING_MS)
  }
  const { state, dismiss } = useModal(box, {
    open: ready && !isLeaving,
    onClose: () => leave('closed'),
    dismissible: closable,
  })
  const style = useOwnScheme(scheme)
  const feature = use(ModalFeature)
  const tell = useEffectEvent(tellForced)
  const stands = state === 'open' && forced
  useEffect(() => {
    if (stands) tell()
  }, [stands])
  if (state === 'closed') return null
  return createPortal(
    <Layer data-feature={feature} data-state={state}>
      <Mask />
      <Full
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={`${title}-text`}
        tabIndex={-1}
        style={style}
      >
        <PromptArt sources={background} icon={icon} />
        {closable && (
          <IconButton
            data-close=""
            tone="raised"
            label={tShell('close')}
            icon={<Icon of={X} />}
            onClick={dismiss}
          />
        )}
        <div data-words="">
          {background.length > 0 && <AppIcon source={icon} />}
          <h2 id={title}>{t('app_title')}</h2>
          <p id={`${title}-text`} dir="auto">
            {text ?? t('app_text')}
          </p>
        </div>
        <footer>
          <Button
            wide
            size="large"
            data-autofocus
            icon={<Icon of={Download} size={20} />}
            onClick={() => {
              if (download()) leave('agreed')
            }}
          >
            {t('download_app')}
          </Button>
          {forced && <small>{t('app_required')}</small>}
        </footer>
      </Full>
    </Layer>,
    document.body,
  )
}
