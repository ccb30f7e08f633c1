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
  /** Of its own picture, in the order in which they are tried. */
  readonly pictures: readonly string[]
}

/** What stands for a way to deposit: its own picture, else a drawing of its kind, else letters. Decoration. */
export function MethodPicture({ method, pictures }: Props) {
  const kind = kindOf(method)
  const drawn = kind ? <Icon of={GLYPHS[kind]} size={20} /> : initialsOf(method.name)
  return (
    <Initials aria-hidden>
      {pictures.length > 0 ? <Picture sources={pictures} alt="" fit="contain" fallback={drawn} /> : drawn}
    </Initials>
  )
}
