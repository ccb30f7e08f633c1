import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { pressable } from './pressable.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The look of an icon button, for links: `<IconButtonFace as={Go} target={…}>`. */
export const IconButtonFace = styled.button`
  ${pressable}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: max(44px, 2.75rem);
  block-size: max(44px, 2.75rem);
  border-radius: var(--radius);
  color: inherit;
  cursor: pointer;

  &[data-tone='raised'] { background: var(--surface-1); box-shadow: var(--elevation); }
  &[data-tone='tinted'] { background: var(--surface-3); }
  &[aria-pressed='true'] { color: var(--brand-text); }
  &:disabled { opacity: 0.5; }
`

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its accessible name. */
  readonly label: string
  readonly icon: ReactNode
  readonly tone?: 'plain' | 'raised' | 'tinted'
}

/** A button that is only an icon, 44 px square. */
export const IconButton = ({ label, icon, tone = 'plain', type = 'button', ...rest }: IconButtonProps) => (
  <IconButtonFace {...rest} type={type} data-tone={tone}>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
  </IconButtonFace>
)
