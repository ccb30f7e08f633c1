import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../../registry/AppContext.ts'
import { toasts } from '../../../ui/toasts.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { localStore } from '../../shared/localStore.ts'
import { passwordCall } from './api.ts'
import type { PasswordFields } from './model/changePassword.ts'
import { type Failure, failureOf } from './model/failure.ts'
import { keepLogin, readLogin } from './model/rememberedLogin.ts'
import { useContinueTo } from './useContinueTo.ts'

export interface ChangePassword {
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly submit: (fields: PasswordFields) => void
}

/** Changes the logged-in member's password, clears the session's `updatePassword` mark and continues to the next page. */
export function useChangePassword(): ChangePassword {
  const { client, session } = useApp()
  const { t } = useTranslation('account')
  const { prepared, go } = useContinueTo()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** Replaces the remembered password, so auto-login keeps working. */
  const rememberAnew = (password: string) => {
    const remembered = readLogin(localStore, session.merchant)
    if (remembered && 'password' in remembered)
      keepLogin(localStore, { ...remembered, password }, window.crypto)
  }

  const change = async ({ oldPassword, newPassword }: PasswordFields): Promise<void> => {
    const token = session.current()?.token
    if (token === undefined) return
    stop.current = new AbortController()
    const { signal } = stop.current
    setBusy(true)
    setFailure(undefined)
    try {
      await client.send(passwordCall, { body: { oldPassword, newPassword }, signal, alert: false })
      rememberAnew(newPassword)
      await prepared()
      if (!session.tokenIsCurrent(token)) return
      toasts.show({ text: t('password_changed'), tone: 'positive' })
      session.dispatch({ type: 'learned', token, facts: { updatePassword: false } })
      go(session.current() ?? null)
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error, isHttps(), false))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  return { busy, failure, submit: (fields) => void (busy || change(fields)) }
}
