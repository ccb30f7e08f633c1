import { Bitcoin, Landmark, type LucideIcon, QrCode, Ticket, Wallet } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { initialsOf } from './model/initials.ts'
import { kindOf, type MethodKind } from './model/kindOf.ts'
import { Initials } from './styles.ts'

const GLYPHS: Readonly<Record<MethodKind, LucideIcon>> = {
  code: QrCode,
  coin: Bitcoin,
  bank: Landmark,
  wallet: Wallet,
  counter: Ticket,
}

interface Props {
  readonly id: string
  readonly name: string
  /** The kind where neither id nor name tells it; without one, initials are drawn. */
  readonly otherwise?: MethodKind
  /** Addresses of the method's own picture, in the order of attempts. */
  readonly pictures?: readonly string[]
}

/** The picture of a payment method or an account: its own, else an icon of its kind, else initials. Decorative. */
export function MethodPicture({ id, name, otherwise, pictures = [] }: Props) {
  const kind = kindOf({ id, name }) ?? otherwise
  const drawn = kind ? <Icon of={GLYPHS[kind]} size={20} /> : initialsOf(name)
  return (
    <Initials aria-hidden>
      {pictures.length > 0 ? <Picture sources={pictures} alt="" fit="contain" fallback={drawn} /> : drawn}
    </Initials>
  )
}
