import styled from 'styled-components'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Head } from '../../primitives.tsx'
import { Grid, Row } from './rows.ts'

/** Width by height of a game's picture. */
export const POSTER = 3 / 4

const Still = styled.div`
  overflow: hidden;
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

interface Props {
  readonly as: typeof Row
  readonly of: readonly number[]
  readonly large?: boolean
}

const Shapes = ({ as: List, of, large }: Props) => (
  <List data-large={large || undefined}>
    {of.map((number) => (
      <li key={number}>
        <Skeleton ratio={POSTER} />
      </li>
    ))}
  </List>
)
