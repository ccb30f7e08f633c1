import styled from 'styled-components'

/** The head of a screen: a figure with its text. */
export const Hero = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 16px;

  > :first-child { grid-row: 1 / span 2; }
  > h2 { align-self: end; font-family: var(--font-display); font-size: var(--type-20); font-weight: 800; line-height: var(--leading-tight); overflow-wrap: anywhere; }
  > p:not([class]) { align-self: start; color: var(--text-muted); font-size: var(--type-14); text-wrap: pretty; }
`

/** A number instead of a picture. */
export const Figure = styled.b`
  font-family: var(--font-display);
  font-size: var(--type-20);
  font-weight: 800;
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
`

/** A list of cards. The layout's `Page` defines the look of a panel. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: var(--panel-space, 16px);
    border-radius: var(--panel-radius, min(var(--radius-large), 20px));
    background: var(--panel, var(--surface-1));
    box-shadow: var(--panel-edge, var(--elevation));
  }
  > li > header { display: grid; gap: 4px; }
  > li h3 { font-size: var(--type-16); font-weight: 700; line-height: var(--leading-tight); overflow-wrap: anywhere; text-wrap: balance; }
  > li p { color: var(--text-muted); font-size: var(--type-14); overflow-wrap: anywhere; text-wrap: pretty; }
  > li > footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 12px; }
  > li > footer > :only-child { flex: 1; }
  > li > footer > :is(a, button) { min-block-size: 44px; padding-inline: 18px; font-size: var(--type-14); }
  > li > footer:empty { display: none; }
`

/** Rows with a benefit and its amount. */
export const Facts = styled.ul`
  display: grid;
  list-style: none;

  > li { display: flex; align-items: center; gap: 10px; min-block-size: 40px; font-size: var(--type-14); }
  > li > svg { flex: none; color: var(--brand-text); }
  > li > span { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  > li > b { max-inline-size: 50%; font-variant-numeric: tabular-nums; text-align: end; overflow-wrap: anywhere; }
`

/** A short state text. */
export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  color: var(--text-muted);
  font-size: var(--type-14);
  font-weight: 600;

  &[data-tone='positive'] { color: var(--positive); }
  &[data-tone='accent'] { color: var(--accent-text); }
  &[data-tone='own'] { color: var(--progress-colour, var(--brand-text)); }
  &[data-tone] { font-weight: 700; }
`
