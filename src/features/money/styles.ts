import styled, { css } from 'styled-components'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'

/** Everything of an inner screen, one below the other. A layout's `Page` says how far from the edge (`--inset`). */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding-block: 8px 32px;
  padding-inline: var(--inset, var(--margin));

  > form { display: contents; }
  /* What takes the focus is not left behind bars. */
  input, select, textarea, [role='alert'] { scroll-margin-block: 96px 128px; }
`

/** A surface that things lie on: a layout's `Page` says what it looks like (`--panel`, `--panel-edge`, `--panel-space`). */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: var(--panel-space, 16px);
  border-radius: var(--panel-radius, min(var(--radius-large), 20px));
  background: var(--panel, var(--surface-1));
  box-shadow: var(--panel-edge, var(--elevation));

  > h2 { font-family: var(--font-display); font-size: var(--type-16); font-weight: 700; }
`

/** A quiet sentence. */
export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--type-14);
  text-wrap: pretty;
`

/** An amount that is the picture; a layout's `Page` may have a face for it (`--figures`, `--figures-weight`). */
export const Amount = styled.p`
  && { color: var(--text); }
  font-family: var(--figures, var(--font-display));
  font-size: min(var(--type-44), 12vw);
  font-weight: var(--figures-weight, 800);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  line-height: 1.1;
  overflow-wrap: anywhere;
`

/** What stands in the middle: an amount and the words around it. */
export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
  outline: none;
`

/** Rows of a name, a value, and what can be done with it. */
export const Lines = styled.dl`
  display: grid;

  > div { padding-block: 8px 4px; }
  > div + div { border-block-start: 1px solid var(--hairline); }
  dt { color: var(--text-muted); font-size: var(--type-12); }
  dd { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-block-size: 44px; font-weight: 600; font-variant-numeric: tabular-nums; }
  dd > span { min-inline-size: 0; overflow-wrap: anywhere; -webkit-user-select: all; }
  dd > button { margin-inline-end: -12px; }
`

const face = css`
  ${pressable}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: calc(max(44px, var(--control-height)) + 8px);
  padding-inline: 20px;
  border-radius: var(--radius);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  > svg { flex: none; }
`

/** A link that is the main action. */
export const MainGo = styled(Go)`
  ${face}
  ${brandFill}
  box-shadow: var(--glow);
`

/** A link that is another one. */
export const OtherGo = styled(Go)`
  ${face}
  background: var(--surface-1);
  color: var(--text);
  box-shadow: inset 0 0 0 1px var(--line);
`

/** Links side by side, where they fit. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr));
  gap: 8px;

  > a { padding-inline: 8px; font-size: var(--type-14); }
`

/** Initials that stand in for a bank's or a method's picture. */
export const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-small);
  background: var(--surface-3);
  color: var(--text);
  font-size: var(--type-12);
  font-weight: 800;
  text-transform: uppercase;
  overflow: hidden;
`
