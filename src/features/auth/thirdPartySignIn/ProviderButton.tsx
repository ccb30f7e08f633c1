import { Smartphone } from 'lucide-react'
import styled from 'styled-components'
import { ButtonFace } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MARKS } from './marks.ts'
import type { FirebaseChannel } from './model/channel.ts'

const Face = styled(ButtonFace)`
  padding-inline: 12px;
  font-size: var(--type-14);

  svg { flex: none; }
`

interface Props {
  readonly channel: FirebaseChannel
  /** The full accessible name: the action and the provider. */
  readonly name: string
  /** Shows the name beside the logo. */
  readonly labelled: boolean
  readonly onPick: () => void
}

/** A provider's sign-in button: its logo on a button in the site's own style. */
export function ProviderButton({ channel, name, labelled, onPick }: Props) {
  return (
    <Face
      type="button"
      data-variant="secondary"
      data-channel={channel}
      data-wide={labelled || undefined}
      aria-label={labelled ? undefined : name}
      title={labelled ? undefined : name}
      onClick={onPick}
    >
      {channel === 'phone' ? (
        <Icon of={Smartphone} size={22} />
      ) : (
        <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden focusable={false}>
          {MARKS[channel].map(({ path, fill = 'currentColor' }) => (
            <path key={path} d={path} fill={fill} />
          ))}
        </svg>
      )}
      {labelled && name}
    </Face>
  )
}
