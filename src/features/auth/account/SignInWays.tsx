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
  /** Id prefix that links the tabs to their panels. */
  readonly name: string
  /** The accessible name of the tabs. */
  readonly label: string
  readonly way: SignInWay
  readonly onWay: (way: SignInWay) => void
  /** The fields of the username tab. */
  readonly username: ReactNode
  readonly mobile: MobileFieldsProps
}

/** Tabs for username or mobile number, with the fields of each. Typed values stay when the tab changes. */
export function SignInWays({ name, label, way, onWay, username, mobile }: Props) {
  const { t } = useTranslation('account')
  // The panels have no accessible name: the field in each already has the same label as its tab.
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
      {/* Mounted from the start but hidden: its requests are answered by the time the player opens the tab. */}
      <div {...panel('mobile')}>
        <LazyPart feature="account" load={mobileFields} props={mobile} waiting={<Skeleton height="96px" />} />
      </div>
    </>
  )
}
