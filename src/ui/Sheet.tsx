import { X } from 'lucide-react'
import { type ReactNode, use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { dragDown } from './modal/drag.ts'
import { Layer, Mask } from './modal/Mask.tsx'
import { ModalFeature } from './modal/ModalFeature.ts'
import { useModal } from './modal/useModal.ts'

const rise = keyframes`
  from { transform: translateY(100%); }
`

const Panel = styled.section`
  position: relative;
  align-self: end;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-block-size: calc(100% - var(--safe-top) - 40px);
  border-start-start-radius: max(12px, var(--radius-large));
  border-start-end-radius: max(12px, var(--radius-large));
  background: var(--surface-1);
  color: var(--text);
  box-shadow: var(--elevation-raised);
  animation: ${rise} calc(var(--motion) * 1.25) var(--ease);
  transition: transform var(--motion) var(--ease);
  will-change: transform;

  &:focus-visible { outline: none; }
  [data-state='closing'] > & { transform: translateY(105%); }

  > header { position: relative; display: flex; align-items: center; min-block-size: 56px; padding-block-start: 16px; padding-inline: var(--margin) 6px; touch-action: none; cursor: grab; }
  > header::before {
    content: '';
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: calc(50% - 18px);
    inline-size: 36px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--line);
    opacity: 0.6;
  }
  > header > h2 { flex: 1; font-size: var(--type-20); font-family: var(--font-display); }
  &:not([data-dismissible]) > header { cursor: default; }
  &:not([data-dismissible]) > header::before { display: none; }
  > [data-body] { overflow-y: auto; overscroll-behavior: contain; padding-block: 8px 16px; padding-inline: var(--margin); }
  > footer { padding-block: 12px; padding-inline: var(--margin); }
  &::after { content: ''; grid-row: 4; block-size: max(var(--safe-bottom), 8px); }
`

export interface SheetProps {
  readonly open: boolean
  /** Called to close: by flick, mask, Escape, back button or close button. The owner then sets `open` to false. */
  readonly onClose: () => void
  readonly title: string
  /** The heading is visually hidden. */
  readonly titleHidden?: boolean
  /** The name of the close button. */
  readonly closeLabel: string
  /** False: only its own controls close it. */
  readonly dismissible?: boolean
  /** The page's address while it is open; absent: it stays. */
  readonly address?: string | undefined
  /** Content that stays below the scrolling part. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A sheet from the bottom that follows the finger and closes by flick, mask, Escape or the phone's back button. */
export function Sheet({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  dismissible = true,
  address,
  footer,
  children,
}: SheetProps) {
  const panel = useRef<HTMLElement>(null)
  const name = useId()
  const feature = use(ModalFeature)
  const { state, dismiss } = useModal(panel, { open, onClose, dismissible, address })
  const flick = useEffectEvent(dismiss)
  useEffect(() => {
    return open && dismissible && panel.current ? dragDown(panel.current, () => flick()) : undefined
  }, [open, dismissible])

  if (state === 'closed') return null
  return createPortal(
    <Layer data-feature={feature} data-state={state} aria-hidden={state === 'closing' || undefined}>
      <Mask onClick={dismissible ? dismiss : undefined} />
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={name}
        tabIndex={-1}
        data-dismissible={dismissible || undefined}
      >
        <header data-handle="">
          <h2 id={name}>{titleHidden ? <span data-visually-hidden="">{title}</span> : title}</h2>
          {dismissible && <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={dismiss} />}
        </header>
        <div data-body="">{children}</div>
        {footer && <footer>{footer}</footer>}
      </Panel>
    </Layer>,
    document.body,
  )
}
