import { css } from 'styled-components'

/**
 * Exactly the merchant's colour as the fill of a control or mark, the colour of text that reads on it, and an edge where the
 * fill cannot be told from the page (docs/decisions/0035-brand-colours.md). A style that adds a shadow of its own keeps
 * the edge in it, or uses `--glow`, which has it. Style sheets (`.css`) write the same three lines.
 */
export const brandFill = css`
  background: var(--brand);
  color: var(--on-brand);
  box-shadow: var(--brand-edge);
`

/** The same in the merchant's second colour. */
export const accentFill = css`
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--accent-edge);
`
