import styled from 'styled-components'
import { brandFill } from '../../ui/fills.ts'

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar, 28px);
  aspect-ratio: 1;
  border-radius: 50%;
  ${brandFill}
  font-family: var(--font-display);
  font-size: var(--avatar-type, var(--type-14));
  font-weight: 800;
  line-height: 1;
  box-shadow: var(--brand-edge), inset 0 1px rgb(var(--on-brand-rgb) / 40%);
`

/** A member without a picture: the first letter of the name, in any script. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <Disc data-avatar="" aria-hidden>
    {[...name.trim()][0]?.toLocaleUpperCase() ?? ''}
  </Disc>
)
