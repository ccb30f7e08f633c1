import styled from 'styled-components'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Head } from '../../primitives.tsx'
import { Grid, Row } from './rows.ts'

/** Width by height of a game's picture. */
export const POSTER = 3 / 4
/** Between a picture and the name under it. */
export const NAME_GAP = '6px'
/** A name in a row takes the place of two lines, so that rows have one height. */
export const TWO_LINES = 'calc(2 * var(--type-12) * var(--leading-tight))'
/** What stands under the picture in a row. */
export const NAME_ROOM = 'calc(2 * var(--type-12) * var(--leading-tight) + 6px)'

const Still = styled.div`
  overflow: hidden;

  [data-row] > li { padding-block-end: ${NAME_ROOM}; }
`

const LARGE = [1, 2, 3]
const SMALL = [1, 2, 3, 4]
const PAGE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The shape of the games that are coming. */
export const LanesShape = ({ place }: { readonly place: 'home' | 'page' }) => (
  <Still>
    <Head>
      <Skeleton shape="line" width="80%" />
    </Head>
    {place === 'page' ? (
      <Shapes as={Grid} of={PAGE} />
    ) : (
      <>
        <Shapes as={Row} large of={LARGE} />
        <Shapes as={Row} of={SMALL} />
      </>
    )}
  </Still>
)

/** The shape of a row of the member's own games. */
export const OwnRowShape = ({ look }: { readonly look: 'large' | 'row' }) => (
  <Still>
    <Head>
      <Skeleton shape="line" width="50%" />
    </Head>
    <Shapes as={Row} large={look === 'large'} of={look === 'large' ? LARGE : SMALL} />
  </Still>
)

interface Props {
  readonly as: typeof Row
  readonly of: readonly number[]
  readonly large?: boolean
}

const Shapes = ({ as: List, of, large }: Props) => (
  <List data-large={large || undefined} data-row={List === Row || undefined}>
    {of.map((number) => (
      <li key={number}>
        <Skeleton ratio={POSTER} />
      </li>
    ))}
  </List>
)
