import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangePasswordRequest } from '../../../generated/types.ts'
import { useApp } from '../../../registry/AppContext.ts'
import { toasts } from '../../../ui/toasts.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { localStore } from '../../shared/localStore.ts'
import { forgetLogin } from '../../shared/rememberedLogin.ts'
import { resetPasswordCall } from './api.ts'
import type { Failure } from './model/failure.ts'
import { resetFailureOf } from './model/resetPassword.ts'

export interface ResetPasswordControl {
  readonly busy: boolean
  readonly failure: Failure | undefined
  /** `request` is asynchronous, because Firebase may have to confirm the code first. */
  readonly submit: (request: () => Promise<ChangePasswordRequest>) => void
}

/** Sets a new password in place of a forgotten one; then the player logs in with it. */
export function useResetPassword(done: () => void): ResetPasswordControl {
  const { client } = useApp()
  const { t } = useTranslation('account')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const reset = async (request: () => Promise<ChangePasswordRequest>): Promise<void> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    setBusy(true)
    setFailure(undefined)
    try {
      await client.send(resetPasswordCall, { body: await request(), signal, alert: false })
      // The remembered login may contain the old password.
      forgetLogin(localStore)
      if (signal.aborted) return
      toasts.show({ text: t('password_changed'), tone: 'positive' })
      done()
    } catch (error) {
      if (!signal.aborted) setFailure(resetFailureOf(error, isHttps()))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  return { busy, failure, submit: (request) => void (busy || reset(request)) }
}
