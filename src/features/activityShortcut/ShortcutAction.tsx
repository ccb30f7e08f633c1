import styled from 'styled-components'
import { IconButtonFace } from '../../ui/IconButton.tsx'
import { Shortcut } from './Shortcut.tsx'

const Action = styled(IconButtonFace)`
  display: grid;

  > span { inline-size: 32px; block-size: 32px; }
`
/** Keeps the button's place, so that the header does not move. */
const place = <Action as="span" aria-busy="true" />

/** The activities in the header, where the live chat floats. */
export default function ShortcutAction() {
  return <Shortcut button={Action} iconSize={20} waiting={place} />
}
