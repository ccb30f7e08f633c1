import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { brandFill } from './fills.ts'
import { pressable } from './pressable.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const pulse = keyframes`
  50% { opacity: 0.25; transform: scale(0.8); }
`

/**
 * The look of a button, for links that are the main action: `<ButtonFace as={Go} target={…} data-variant="primary">`.
 * `data-variant` primary | secondary | quiet | danger, `data-size` small | regular | large, `data-wide`.
 */
export const ButtonFace = styled.button`
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: max(44px, var(--control-height));
  min-inline-size: 44px;
  padding-block: 8px;
  padding-inline: 20px;
  border-radius: var(--radius);
  background: var(--surface-3);
  color: var(--text);
  font-size: var(--type-16);
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &[data-size='small'] { min-block-size: 44px; padding-inline: 14px; font-size: var(--type-14); }
  &[data-size='large'] { min-block-size: calc(max(44px, var(--control-height)) + 8px); padding-inline: 28px; }
  &[data-wide] { display: flex; inline-size: 100%; }

  &[data-variant='primary'] { ${brandFill} box-shadow: var(--glow); }
  &[data-variant='secondary'] { background: var(--surface-1); box-shadow: inset 0 0 0 1px var(--line); }
  &[data-variant='quiet'] { background: none; color: var(--brand-text); padding-inline: 12px; }
  &[data-variant='danger'] { background: var(--negative); color: var(--bg); }

  &:disabled { opacity: 0.5; box-shadow: none; }
  &[data-variant='primary']:disabled { box-shadow: var(--brand-edge); }
  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true'] > [data-label] { opacity: 0; }

  > [data-label] { display: inline-flex; align-items: center; gap: 8px; }
`

const Dots = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;

  > i { inline-size: 8px; block-size: 8px; border-radius: 50%; background: currentColor; animation: ${pulse} 900ms ease-in-out infinite; }
  > i:nth-child(2) { animation-delay: 150ms; }
  > i:nth-child(3) { animation-delay: 300ms; }
`

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'regular' | 'large'
  /** Busy: the button keeps its size, name and focus, and ignores taps. */
  readonly busy?: boolean
  /** Announced by screen readers while busy. */
  readonly busyLabel?: string
  readonly icon?: ReactNode
  /** As wide as its container. */
  readonly wide?: boolean
}

/** A button. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'regular',
  busy = false,
  busyLabel,
  icon,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <ButtonFace
      {...rest}
      type={type}
      onClick={press}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      <span data-label="">
        {icon}
        {children}
      </span>
      {busy && (
        <Dots aria-hidden>
          <i />
          <i />
          <i />
        </Dots>
      )}
      {busy && busyLabel && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
    </ButtonFace>
  )
}
