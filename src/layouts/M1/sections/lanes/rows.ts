import styled from 'styled-components'
import { Rail } from '../../primitives.tsx'

/** A row of posters: 3.3 are visible, 2.2 of the large ones; with large text fewer, but never narrower ones. */
export const Row = styled(Rail)`
  --gap: 10px;
  padding-block-end: 0;
  --card: max(var(--card-least, 5.5rem), calc((100cqi - var(--margin) - 3 * var(--gap)) / var(--seen, 3.3)));

  &[data-large] { --gap: 12px; --card: max(8rem, calc((100cqi - var(--margin) - 2 * var(--gap)) / var(--seen-large, 2.2))); }
`

/** All posters of a lane. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--poster, max(5.5rem, 28cqi))), 1fr));
  gap: 16px 10px;
  padding: 8px var(--margin) 12px;

  > li { display: grid; min-inline-size: 0; }
`

/** The rows of the member's own games. */
export const OwnRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
