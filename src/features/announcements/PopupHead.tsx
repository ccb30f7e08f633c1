import { Megaphone, X } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Head } from './headStyles.ts'

interface Props {
  readonly titleId: string
  readonly title: string
  readonly closeLabel: string
  /** undefined: the player must read more slides first. */
  readonly onClose: (() => void) | undefined
}

/** The popup's title with the layout's decoration, and the close button. */
export function PopupHead({ titleId, title, closeLabel, onClose }: Props) {
  return (
    <Head data-handle="">
      <span data-art="" aria-hidden>
        <i />
        <b>
          <Icon of={Megaphone} size={34} />
        </b>
      </span>
      <h2 id={titleId}>{title}</h2>
      {onClose && <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />}
    </Head>
  )
}
