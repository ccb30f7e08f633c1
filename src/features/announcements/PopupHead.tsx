import { Megaphone, X } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Head } from './headStyles.ts'

interface Props {
  readonly titleId: string
  readonly title: string
  readonly closeLabel: string
  /** Undefined: there is more to read first. */
  readonly onClose: (() => void) | undefined
}

/** What it is, with a drawing of the layout's own, and the way out. */
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
