import { Gamepad2 } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useKnownGame } from './useKnownGame.ts'

const Face = styled.div`
  display: grid;
  place-items: center;
  inline-size: 96px;
  block-size: 96px;
  margin-block-end: 4px;
  border-radius: var(--radius-large);
  background: var(--surface-2);
  color: var(--text-muted);
  overflow: hidden;

  &[data-off] > * { filter: grayscale(1); opacity: 0.7; }
`

/** The picture of the game, or an icon if the picture is unknown. `off`: the game cannot be played now. */
export function GameMark({ off = false }: { readonly off?: boolean }) {
  const { pictures } = useKnownGame()
  const icon = <Icon of={Gamepad2} size={44} />
  return (
    <Face aria-hidden data-off={off ? '' : undefined}>
      {pictures.length > 0 ? <Picture sources={pictures} alt="" ratio={1} eager fallback={icon} /> : icon}
    </Face>
  )
}
