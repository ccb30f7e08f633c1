import styled, { css } from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'

/** One line and no more; the whole is in the accessible name. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-inline-size: 0;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** Two lines and no more. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  min-inline-size: 0;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** A surface that things lie on. */
export const Panel = styled.div`
  margin-inline: var(--margin);
  border-radius: var(--radius);
  background: var(--surface-1);
  box-shadow: var(--elevation);
  overflow: clip;
`

/** Rows of one panel, a hairline between them. */
export const Rows = styled.ul`
  margin-inline: var(--margin);
  border-radius: var(--radius);
  background: var(--surface-1);
  box-shadow: var(--elevation);
  overflow: clip;

  > li + li { border-block-start: 1px solid var(--hairline); }
`

/** What a row is: a picture or icon, words that may shrink, something at the end. */
export const rowFace = css`
  display: flex;
  align-items: center;
  gap: calc(var(--space) * 3);
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-block: calc(var(--space) * 2);
  padding-inline: calc(var(--space) * 3);
  font-size: var(--type-14);
  line-height: var(--leading-tight);
  text-align: start;

  > svg { flex: none; color: var(--text-muted); }
  > svg:first-child { color: var(--brand-text); }
  > svg:last-child { margin-inline-start: auto; }
  &:dir(rtl) > svg:last-child { transform: scaleX(-1); }
`

/** A row that leads somewhere. */
export const RowLink = styled(Go)`
  ${pressable}
  ${rowFace}
  &:focus-visible { outline-offset: -3px; }
`

/** Words of a row: a strong line over a quiet one. */
export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  gap: 2px;

  > b { ${twoLines} font-weight: 600; }
  > small { ${oneLine} color: var(--text-muted); font-size: var(--type-12); }
`

/** The line above a section: its name, and at the end what leads to more of it. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: calc(var(--space) * 2);
  min-block-size: 44px;
  padding-inline: var(--margin);

  > h2 {
    flex: 1;
    min-inline-size: 0;
    font-family: var(--font-display);
    font-size: var(--type-16);
    font-weight: 800;
    letter-spacing: -0.01em;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  > small { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; }
`

/** A quiet way on, at the end of a {@link Head}. */
export const MoreLink = styled(Go)`
  ${pressable}
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 2px;
  min-block-size: 44px;
  min-inline-size: 44px;
  justify-content: flex-end;
  color: var(--brand-text);
  font-size: var(--type-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &:dir(rtl) > svg { transform: scaleX(-1); }
`

/** A small word on a picture or in a row. */
export const tag = css`
  ${oneLine}
  padding-inline: 6px;
  border-radius: var(--radius-small);
  background: var(--surface-1);
  color: var(--text);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: 1.6;
`
export const Tag = styled.span`
  ${tag}

  &[data-tone='brand'] { background: var(--brand-soft); color: var(--brand-text); }
  &[data-tone='accent'] { background: var(--accent); color: var(--on-accent); }
`
