import styled from 'styled-components'

/** The place of an entry of the member centre that is not loaded yet: the layout's styles give it the size of an entry. */
const Space = styled.span`
  display: flex;
  min-block-size: 44px;
`
export const EntrySpace = () => <Space aria-hidden data-entry-space="" />
