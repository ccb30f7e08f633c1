import styled from 'styled-components'

/** A row of small cards: three and the beginning of a fourth are visible. */
export const RecentRow = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  padding-inline: var(--margin);
  padding-block-end: 4px;
  scroll-padding-inline: var(--margin);
  scrollbar-width: none;

  &::-webkit-scrollbar { display: none; }
  > li { flex: 0 0 calc((100% - 24px) / 3.2); min-inline-size: 72px; scroll-snap-align: start; }
`

/** Width by height of a card's picture. */
export const RECENT_RATIO = 4 / 3

export const OwnRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(8px, calc(var(--space) * 2));
`
