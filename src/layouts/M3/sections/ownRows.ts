import styled from 'styled-components'

/** Games that stand one below the other in a column of a lane. */
export const GAMES_IN_COLUMN = 3

/** The rows of the member's own games; within the first section, which has no line and no space above it, they have theirs. */
export const OwnRows = styled.div`
  --air: 32px;
  --rule: var(--line);
`
