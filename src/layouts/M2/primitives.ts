import styled, { css } from 'styled-components'
import { accentFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'

/** Cut to one line; the accessible name has the whole text. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-inline-size: 0;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** Cut to two lines. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  min-inline-size: 0;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** A surface for content. */
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

/** A row: a picture or icon, a text that may shrink, something at the end. */
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
  [dir='rtl'] & > svg:last-child { transform: scaleX(-1); }
`

/** A row that leads somewhere. */
export const RowLink = styled(Go)`
  ${pressable}
  ${rowFace}
  &:focus-visible { outline-offset: -3px; }
`

/** Text of a row: a bold line over a muted one. */
export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  gap: 2px;

  > b { ${twoLines} font-weight: 600; }
  > small { ${oneLine} color: var(--text-muted); font-size: var(--type-12); }
`

/** The head of a section: its title, and at the end a link to all of it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 calc(var(--space) * 2);
  min-block-size: 44px;
  padding-inline: var(--margin);

  /* Where the link leaves no room for some letters, it goes below: Tamil at 200 %. */
  > h2 {
    flex: 1 1 5ch;
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

/** The link at the end of a {@link Head}. */
export const MoreLink = styled(Go)`
  ${pressable}
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 44px;
  min-inline-size: 44px;
  margin-inline-start: auto;
  justify-content: flex-end;
  color: var(--brand-text);
  font-size: var(--type-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [dir='rtl'] & > svg { transform: scaleX(-1); }
`

/** A small label on a picture or in a row. */
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
  &[data-tone='accent'] { ${accentFill} }
`
