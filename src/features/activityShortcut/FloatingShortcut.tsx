import styled from 'styled-components'
import { brandFill } from '../../ui/fills.ts'
import { floatingDisc } from '../../ui/floatingDisc.ts'
import { Shortcut } from './Shortcut.tsx'

/** With a ring in the brand's colour. The layout's glow or line comes from `--elevation-raised` and `--glow`. */
const Disc = styled.button`
  ${floatingDisc}
  padding: 3px;
  ${brandFill}
  box-shadow: var(--glow, 0 0 transparent), var(--elevation-raised);
`

/** The activities in the corner, where no live chat floats. */
export default function FloatingShortcut() {
  return <Shortcut button={Disc} iconSize={26} waiting={<span hidden aria-busy="true" />} />
}
