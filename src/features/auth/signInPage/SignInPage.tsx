import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useParts } from '../../../layouts/PartsContext.ts'
import type { SignInView } from '../../../layouts/parts.ts'
import { useApp } from '../../../registry/AppContext.ts'
import { HOME_PATH, LOGIN_PATH, REGISTER_PATH } from '../../shared/paths.ts'
import { redirectOf } from './model/redirectOf.ts'

interface Props {
  readonly mode: SignInView['mode']
  readonly title: string
  readonly subtitle: string
  /** Where the back button leads: a path or a handler. Default: home. null: no back button. */
  readonly back?: string | (() => void) | null
  readonly children: ReactNode
}

/**
 * The layout's sign-in page around a form. It imports no form, so that it stands as soon as the app does (docs/performance.md).
 * Renders nothing until its texts have loaded.
 */
export function SignInPage({ mode, title, subtitle, back = HOME_PATH, children }: Props) {
  const { client } = useApp()
  const { SignIn } = useParts()
  const { ready } = useTranslation('account')
  const { search } = useLocation()
  useEffect(() => {
    client.warmEncryption()
  }, [client])
  if (!ready) return null
  // The links between login and registration keep the `redirectUrl`.
  const redirectUrl = redirectOf(new URLSearchParams(search))
  const kept = redirectUrl ? `?${new URLSearchParams({ redirectUrl })}` : ''
  return (
    <SignIn
      mode={mode}
      title={title}
      subtitle={subtitle}
      login={{ to: LOGIN_PATH + kept }}
      register={{ to: REGISTER_PATH + kept }}
      back={backOf(back)}
    >
      {children}
    </SignIn>
  )
}

function backOf(back: NonNullable<Props['back']> | null): SignInView['back'] {
  if (back === null) return undefined
  return typeof back === 'string' ? { to: back } : { press: back }
}
