import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Title } from './face.ts'

const Frame = styled.div`
  margin-block-start: var(--air);

  > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: 16px;
    margin-inline: var(--margin);
    padding-block: 16px;
    border-block-start: 1px solid var(--rule, var(--line));
  }
`

interface Props {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a page: a thin line, a large title, and space before the next section. */
export const Block = ({ title, aside, children }: Props) => (
  <Frame>
    <div data-head="">
      <Title>{title}</Title>
      {aside}
    </div>
    {children}
  </Frame>
)

/** Content within the page's margin. */
export const Inset = styled.div`
  margin-inline: var(--margin);
`
