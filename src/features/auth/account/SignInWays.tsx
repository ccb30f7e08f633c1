import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { MobileFieldsProps } from './MobileFields.tsx'
import { SIGN_IN_WAYS, type SignInWay } from './model/ways.ts'

const mobileFields = lazy<MobileFieldsProps>(() => import('./MobileFields.tsx'))
const LABELS = { username: 'username', mobile: 'mobile_number' } as const

interface Props {
  /** Ties tabs to their panels. */
  readonly name: string
  /** The accessible name of the tabs. */
  readonly label: string
  readonly way: SignInWay
  readonly onWay: (way: SignInWay) => void
  /** The fields of somebody who has a name. */
  readonly username: ReactNode
  readonly mobile: MobileFieldsProps
}

/** The ways to say who one is, and the fields of each; what was typed stays when the way changes. */
export function SignInWays({ name, label, way, onWay, username, mobile }: Props) {
  const { t } = useTranslation('account')
  // Not named by their tabs: the one field of each has that name.
  const panel = (id: SignInWay) => ({ role: 'tabpanel', id: `${name}-${id}-panel`, hidden: way !== id })
  return (
    <>
      <Tabs
        items={SIGN_IN_WAYS.map((id) => ({ id, label: t(LABELS[id]) }))}
        value={way}
        onValue={onWay}
        label={label}
        name={name}
        look="segment"
      />
      <div {...panel('username')}>{way === 'username' && username}</div>
      {/* There from the beginning, out of sight: what it asks for has come by the time that it is wanted. */}
      <div {...panel('mobile')}>
        <LazyPart feature="account" load={mobileFields} props={mobile} waiting={<Skeleton height="96px" />} />
      </div>
    </>
  )
}
