import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { pressable } from './pressable.ts'

/** The look of a chip, for links: `<ChipFace as={Go} target={…} current>`. It is 36 px high with a target of 44 px. */
export const ChipFace = styled.button`
  ${pressable}
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 14px;
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 600;
  line-height: var(--leading-tight);
  white-space: nowrap;
  cursor: pointer;

  &::before { content: ''; position: absolute; inset: 4px 0; z-index: -1; border-radius: min(var(--radius), 18px); background: var(--surface-2); box-shadow: inset 0 0 0 1px var(--hairline); }
  &[aria-pressed='true']::before, &[aria-current='true']::before { background: var(--brand-soft); box-shadow: inset 0 0 0 1.5px var(--brand-text); }
  &[aria-pressed='true'], &[aria-current='true'] { color: var(--brand-text); }
  &:disabled { opacity: 0.5; }
`

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-inline: var(--margin);
  scroll-padding-inline: var(--margin);
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  > :focus-visible { outline-offset: -3px; }
`

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  readonly selected?: boolean
  readonly icon?: ReactNode
}

/** A filter that is on or off. */
export const Chip = ({ selected = false, icon, children, type = 'button', ...rest }: ChipProps) => (
  <ChipFace {...rest} type={type} aria-pressed={selected}>
    {icon}
    {children}
  </ChipFace>
)

/** A row of chips over the whole width that scrolls sideways. */
export const ChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Row role="group" aria-label={label}>
    {children}
  </Row>
)
