import styled, { keyframes } from 'styled-components'
import { pressable } from '../../ui/pressable.ts'

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`
const arrive = keyframes`
  from { transform: scale(0.6); }
`
const glow = keyframes`
  50% { box-shadow: 0 0 0 6px rgb(var(--brand-rgb) / 0%); }
`
const beat = keyframes`
  50% { opacity: 0.25; transform: scale(0.8); }
`

/** The height is the same in every state; the outline matches the form's fields. */
export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: max(56px, 3.5rem);
  padding-inline: 12px;
  border-radius: var(--radius-small);
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--type-14);
  text-align: start;
  transition: box-shadow var(--motion) var(--ease);

  i {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: var(--surface-3);
    color: var(--text);
    transition: background var(--motion) var(--ease), color var(--motion) var(--ease);
  }

  &[data-status='waiting'] i { background: var(--brand-soft); color: var(--brand-text); box-shadow: 0 0 0 0 rgb(var(--brand-rgb) / 35%); animation: ${glow} 2400ms ease-in-out 3; }
  &[data-status='success'] { box-shadow: inset 0 0 0 2px var(--positive); }
  &[data-status='success'] i { background: var(--positive); color: var(--surface-1); animation: ${arrive} var(--motion) var(--ease); }
  &[data-status='error'] { box-shadow: inset 0 0 0 2px var(--negative); }
  &[data-status='error'] i { background: none; color: var(--negative); }

  > p { flex: 1; min-inline-size: 0; padding-block: 8px; color: var(--text); line-height: var(--leading-tight); overflow-wrap: anywhere; }
  > p > bdi + bdi { color: var(--text-muted); font-variant-numeric: tabular-nums; white-space: nowrap; }

  @media (prefers-reduced-motion: reduce) {
    & i { animation: none !important; }
  }
`

/** The whole row is the button. */
export const Face = styled.button`
  ${pressable}
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-block-size: max(56px, 3.5rem);
  margin-inline: -12px;
  padding-inline: 12px;
  border-radius: inherit;
  background: none;
  color: var(--text);
  font-size: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &[aria-disabled='true'] { cursor: default; }
  > span { flex: 1; min-inline-size: 0; padding-block: 8px; line-height: var(--leading-tight); }
`

export const Dots = styled.span`
  display: flex;
  flex: none !important;
  gap: 5px;
  color: var(--brand-text);

  > b { inline-size: 6px; block-size: 6px; border-radius: 50%; background: currentColor; animation: ${beat} 900ms ease-in-out infinite; }
  > b:nth-child(2) { animation-delay: 150ms; }
  > b:nth-child(3) { animation-delay: 300ms; }
`

export const Tick = styled.svg`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  > path { stroke-dasharray: 1; animation: ${draw} calc(var(--motion) * 1.5) var(--ease) 80ms both; }

  @media (prefers-reduced-motion: reduce) {
    > path { animation: none; }
  }
`

/** Looks like a text link, with the touch target of a button. */
export const Retry = styled.button`
  ${pressable}
  flex: 0 1 auto;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 8px;
  margin-inline-end: -8px;
  border-radius: var(--radius-small);
  background: none;
  color: var(--brand-text);
  font-size: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
