import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getClient } from '../../api/current.ts'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SignInMode } from './model/signInFlow.ts'
import { HOME_PATH, LOGIN_PATH, REGISTER_PATH } from './paths.ts'

interface Props {
  readonly mode: SignInMode
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

/** The layout's sign-in page, once its words are there. */
export function SignInPage({ mode, title, subtitle, children }: Props) {
  const { SignIn } = useParts()
  const { ready } = useTranslation('account')
  useEffect(() => getClient().warmEncryption(), [])
  if (!ready) return null
  return (
    <SignIn
      mode={mode}
      title={title}
      subtitle={subtitle}
      login={{ to: LOGIN_PATH }}
      register={{ to: REGISTER_PATH }}
      back={{ to: HOME_PATH }}
    >
      {children}
    </SignIn>
  )
}
