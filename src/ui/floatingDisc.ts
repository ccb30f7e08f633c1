import { css } from 'styled-components'
import { pressable } from './pressable.ts'

/** The round button that floats over a page. Its fill and shadow are those of its feature. */
export const floatingDisc = css`
  ${pressable}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: 50%;
  cursor: pointer;
`
