import { Bitcoin, Landmark, type LucideIcon, QrCode, Ticket, Wallet } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Initials } from '../money/public.ts'
import { kindOf, type MethodKind } from './model/kindOf.ts'
import { initialsOf, type Method } from './model/methods.ts'

const GLYPHS: Readonly<Record<MethodKind, LucideIcon>> = {
  code: QrCode,
  coin: Bitcoin,
  bank: Landmark,
  wallet: Wallet,
  counter: Ticket,
}

interface Props {
  readonly method: Method
  /** Addresses of the method's own picture, in the order of attempts. */
  readonly pictures: readonly string[]
}

/** The picture of a payment method: its own, else an icon of its kind, else initials. Decorative. */
export function MethodPicture({ method, pictures }: Props) {
  const kind = kindOf(method)
  const drawn = kind ? <Icon of={GLYPHS[kind]} size={20} /> : initialsOf(method.name)
  return (
    <Initials aria-hidden>
      {pictures.length > 0 ? <Picture sources={pictures} alt="" fit="contain" fallback={drawn} /> : drawn}
    </Initials>
  )
}
