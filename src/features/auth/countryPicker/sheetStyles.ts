import styled from 'styled-components'
import { pressable } from '../../../ui/pressable.ts'

/** The search field. It stays visible while the list scrolls under it. */
export const Finder = styled.div`
  position: sticky;
  inset-block-start: -8px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: 8px;
  padding-inline-start: 14px;
  border-radius: var(--radius-small);
  background: var(--surface-2);
  box-shadow: inset 0 0 0 1px var(--line), 0 0 0 8px var(--surface-1);
  color: var(--text-muted);

  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus), 0 0 0 8px var(--surface-1); }
  > svg { flex: none; }
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 46px;
    padding-inline-end: 12px;
    border: 0;
    background: none;
    color: var(--text);
    font-size: max(16px, var(--type-16));
    appearance: none;
  }
  > input:focus-visible { outline: none; }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
`

/** The list. Its minimum height does not depend on the number of countries, so typing does not shift the layout. */
export const Choices = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-block-size: min(52dvh, 420px);

  > [role='option'] {
    ${pressable}
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-block: 6px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  > [role='option'][aria-selected='true'] { background: var(--brand-soft); color: var(--brand-text); font-weight: 700; }
  [data-body]:focus-within > & > [role='option'][data-active] { box-shadow: inset 0 0 0 2px var(--focus); }
  > [role='option'] > span { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  > [role='option'] > bdi { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  > [role='option'][aria-selected='true'] > bdi { color: inherit; }
`

export const NoneFound = styled.p`
  padding-block: 24px;
  color: var(--text-muted);
  text-align: center;
`
