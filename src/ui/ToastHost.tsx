import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { pressable } from './pressable.ts'
import type { Toast, ToastStore } from './toastStore.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) scale(0.96); }
`

const Place = styled.div`
  position: fixed;
  inset-inline: var(--gutter);
  inset-block: var(--toast-inset, auto calc(var(--safe-bottom) + 16px));
  z-index: var(--layer-toast);
  display: grid;
  justify-items: center;
  padding-inline: var(--margin);
  pointer-events: none;
`

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 48px;
  padding-inline: 14px 2px;
  border-radius: var(--radius);
  background: var(--text);
  color: var(--bg);
  font-size: var(--type-14);
  font-weight: 500;
  box-shadow: var(--elevation-raised);
  pointer-events: auto;
  animation: ${rise} var(--motion) var(--ease);

  @media (max-width: 599px) {
    /* The floating button, 52 px, and a gap. */
    &[data-lifted] { margin-block-end: 64px; }
  }
  &[data-tone='positive'] { background: var(--positive); }
  &[data-tone='warning'] { background: var(--warning); }
  &[data-tone='negative'] { background: var(--negative); }
  > svg { flex: none; }
  > span { padding-block: 10px; }
`

const Act = styled.button`
  ${pressable}
  min-block-size: 44px;
  padding-inline: 10px;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
`

const GLYPHS = {
  neutral: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleAlert,
} as const

/** Then a toast lies above the floating button on a phone: a thumb that aims at the toast's own button would press it. */
const isOverFloating = (): boolean => document.querySelector('[data-float] button') !== null

export interface ToastHostProps {
  readonly store: ToastStore
  /** The name of the button that dismisses a toast. */
  readonly closeLabel: string
}

/**
 * Where toasts appear. Layouts place it with `--toast-inset` (block start and end, such as `auto 88px`), and mark what holds their
 * floating buttons with `data-float`.
 */
export function ToastHost({ store, closeLabel }: ToastHostProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => undefined)
  return createPortal(
    <Place data-above="">
      {toast && <ToastCard key={toast.id} toast={toast} store={store} closeLabel={closeLabel} />}
    </Place>,
    document.body,
  )
}

function ToastCard({ toast, store, closeLabel }: ToastHostProps & { readonly toast: Toast }) {
  // A live region announces changes inside it, so the text is rendered after the region.
  const [text, setText] = useState('')
  useEffect(() => setText(toast.text), [toast.text])
  const [isLifted] = useState(isOverFloating)
  const { action } = toast
  return (
    <Card
      role={toast.role}
      data-tone={toast.tone}
      data-lifted={isLifted || undefined}
      // Not onPointerEnter: a toast that appears under a resting pointer, as under one that has just pressed “Log out”, would stay,
      // and those that wait behind it would never be shown.
      onPointerMove={() => store.hold(true)}
      onPointerDown={() => store.hold(true)}
      onPointerLeave={() => store.hold(false)}
      onFocus={() => store.hold(true)}
      onBlur={() => store.hold(false)}
    >
      <Icon of={GLYPHS[toast.tone]} size={20} />
      <span>{text}</span>
      {action && (
        <Act
          type="button"
          onClick={() => {
            store.dismiss(toast.id)
            action.press()
          }}
        >
          {action.label}
        </Act>
      )}
      <IconButton
        label={closeLabel}
        icon={<Icon of={X} size={18} />}
        onClick={() => store.dismiss(toast.id)}
      />
    </Card>
  )
}
