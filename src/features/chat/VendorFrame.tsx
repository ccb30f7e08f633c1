import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { pageLater } from '../../ui/later.ts'
import { Mask } from '../../ui/modal/Mask.tsx'
import { useModal } from '../../ui/modal/useModal.ts'
import { type HostedFrame, hostFrame, SANDBOX } from './frameHost.ts'
import { closeWidget, setReady, widgetStore } from './widget.ts'

declare const __VENDOR_FRAME__: string

/** The frame is only hidden, never removed from the page: an iframe that is moved reloads. */
const Layer = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline: var(--gutter);
  z-index: var(--layer-overlay);
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  &:not([data-open]) { visibility: hidden; pointer-events: none; }

  > section {
    position: relative;
    align-self: end;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    block-size: calc(100% - var(--safe-top) - 40px);
    border-start-start-radius: max(12px, var(--radius-large));
    border-start-end-radius: max(12px, var(--radius-large));
    background: var(--surface-1);
    color: var(--text);
    box-shadow: var(--elevation-raised);
    overflow: hidden;
    transition: transform var(--motion) var(--ease);
  }
  > section:focus-visible { outline: none; }
  &:not([data-open]) > section { transform: translateY(100%); }
  > section > header { display: flex; align-items: center; min-block-size: 56px; padding-inline: var(--margin) 6px; }
  > section > header > h2 { flex: 1; font-size: var(--type-20); font-family: var(--font-display); }
  iframe { inline-size: 100%; block-size: 100%; border: 0; color-scheme: normal; }
`

/** The frame in which a vendor's scripts run, and which shows their chat when the player opens it. */
export function VendorFrame({ html }: { readonly html: string }) {
  const { t } = useTranslation('shell')
  const name = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const panel = useRef<HTMLElement>(null)
  const hosted = useRef<HostedFrame>(undefined)
  const [isLost, setLost] = useState(false)
  const isOpen = useStore(widgetStore, (widget) => widget.isOpen)
  useModal(panel, { open: isOpen, onClose: closeWidget, dismissible: true })

  useEffect(() => {
    if (!frame.current) return
    const host = hostFrame(frame.current, {
      html,
      later: pageLater,
      onReady: setReady,
      onLost: () => setLost(true),
    })
    hosted.current = host
    return () => {
      host.stop()
      setReady(false)
    }
  }, [html])
  useEffect(() => {
    if (isLost) setReady(false)
  }, [isLost])
  useEffect(() => {
    if (isOpen) hosted.current?.open()
  }, [isOpen])

  if (isLost) return null
  return createPortal(
    <Layer data-open={isOpen || undefined} data-feature={isOpen ? 'chat' : undefined}>
      {isOpen && <Mask onClick={closeWidget} />}
      <section
        ref={panel}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': name })}
        tabIndex={-1}
      >
        {isOpen && (
          <header>
            <h2 id={name}>{t('live_chat')}</h2>
            <IconButton label={t('close')} icon={<Icon of={X} />} onClick={closeWidget} />
          </header>
        )}
        <iframe
          ref={frame}
          title={t('live_chat')}
          src={__VENDOR_FRAME__}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
        />
      </section>
    </Layer>,
    document.body,
  )
}
