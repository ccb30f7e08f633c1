import styled, { css } from 'styled-components'
import { FACE } from './faceStack.ts'

/** The base of this layout's typography and columns, for the root of the shell and of the sign-in page. */
export const face = css`
  --face: ${FACE};
  --air: 56px;
  font-variant-numeric: lining-nums;
`

/** A title in the reading face. Its size is its element's: h1 largest. */
export const title = css`
  font-family: var(--face);
  font-size: var(--type-26);
  font-weight: 500;
  letter-spacing: -0.015em;
  line-height: var(--leading-tight);
  text-wrap: balance;
`

/** Large numerals of equal width. */
export const figures = css`
  font-family: var(--face);
  font-size: var(--type-44);
  font-weight: 400;
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;
`

export const Title = styled.h2`${title}`

/** A small line above or below something larger. */
export const note = css`
  color: var(--text-muted);
  font-size: var(--type-14);
  text-wrap: pretty;
`
export const Note = styled.p`${note}`

/** Arrows point in the reading direction. */
export const Way = styled.span`
  display: inline-flex;
  flex: none;
  [dir='rtl'] & { transform: scaleX(-1); }
`
