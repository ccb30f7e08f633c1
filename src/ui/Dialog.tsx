import { type ReactNode, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { Layer, Mask } from './modal/Mask.tsx'
import { ModalFeature } from './modal/ModalFeature.ts'
import { useModal } from './modal/useModal.ts'

const grow = keyframes`
  from { opacity: 0; transform: scale(0.94); }
`

const Box = styled.section`
  position: relative;
  place-self: center;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 12px;
  inline-size: min(100% - 2 * var(--margin), 400px);
  max-block-size: calc(100% - var(--safe-top) - var(--safe-bottom) - 32px);
  padding: 24px 20px 20px;
  border-radius: var(--radius-large);
  background: var(--surface-1);
  color: var(--text);
  box-shadow: var(--elevation-raised);
  animation: ${grow} var(--motion) var(--ease);
  transition: transform var(--motion) var(--ease), opacity var(--motion) linear;

  &:focus-visible { outline: none; }
  [data-state='closing'] > & { opacity: 0; transform: scale(0.96); }

  > h2 { font-size: var(--type-20); font-family: var(--font-display); }
  > [data-body] { overflow-y: auto; overscroll-behavior: contain; color: var(--text-muted); }
  > footer { display: grid; gap: 8px; margin-block-start: 4px; }
`

export interface DialogProps {
  readonly open: boolean
  /** Called to close: by mask, Escape or back button. */
  readonly onClose: () => void
  readonly title: string
  /** `alertdialog` for an interruption that must be answered. */
  readonly role?: 'dialog' | 'alertdialog'
  /** False: the user can close it only with its own actions. */
  readonly dismissible?: boolean
  /** Buttons, the main one first. The one with `data-autofocus` gets the focus. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A dialog in the middle of the screen. */
export function Dialog({
  open,
  onClose,
  title,
  role = 'dialog',
  dismissible = true,
  actions,
  children,
}: DialogProps) {
  const box = useRef<HTMLElement>(null)
  const name = useId()
  const feature = use(ModalFeature)
  const { state, dismiss } = useModal(box, { open, onClose, dismissible })
  if (state === 'closed') return null
  return createPortal(
    <Layer data-feature={feature} data-state={state} aria-hidden={state === 'closing' || undefined}>
      <Mask onClick={dismissible ? dismiss : undefined} />
      <Box
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={name}
        aria-describedby={role === 'alertdialog' ? `${name}-text` : undefined}
        tabIndex={-1}
      >
        <h2 id={name}>{title}</h2>
        {children && (
          <div data-body="" id={`${name}-text`}>
            {children}
          </div>
        )}
        {actions && <footer>{actions}</footer>}
      </Box>
    </Layer>,
    document.body,
  )
}
