import { HIDE_LOADING_MS, type Policy } from '../api/catalogue.ts'
import type { ApiError } from '../api/error.ts'
import { callFailed, domainGone } from '../features/domainNotice/public.ts'
import { LOGIN_PATH } from '../features/shared/paths.ts'
import { AUTO_LOGIN_KEY, forgetLogin } from '../features/shared/rememberedLogin.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { SafeStorage } from '../session/storage.ts'
import type { SessionStore } from '../session/store.ts'
import { loading } from '../ui/loading.ts'
import { toasts } from '../ui/toasts.ts'
import { type NoticeStore, postNotice } from './notices.ts'

export interface FailureEnv {
  readonly i18n: I18n
  readonly session: SessionStore
  readonly notices: NoticeStore
  readonly local: SafeStorage
  /** Requests the site again because the domain is no longer valid. */
  readonly recheckSite: () => void
}

/**
 * Applies the error catalogue's policy to a failed call; the client itself never toasts or navigates
 * (docs/architecture.md). The policies `inline` and `silent` need no action here.
 */
export function failureSubscriber(env: FailureEnv): (error: ApiError, policy: Policy) => void {
  return (error, policy) => {
    loading.hide(HIDE_LOADING_MS)
    callFailed(error)
    for (const effect of policy.effects ?? []) {
      if (effect === 'autoLoginOff') env.local.setItem(AUTO_LOGIN_KEY, '0')
      if (effect === 'forgetLogin') forgetLogin(env.local)
      if (effect === 'domainUnavailable') {
        domainGone(error.serverMessage)
        env.recheckSite()
      }
    }
    const { t } = env.i18n.instance
    const text = policy.message ?? t(policy.messageKey ?? 'unknown_error')
    switch (policy.policy) {
      case 'toast':
        toasts.show({ text, tone: 'warning', ...(policy.durationMs && { duration: policy.durationMs }) })
        return
      case 'dialog':
        postNotice(env.notices, {
          id: text,
          title: t('notice'),
          text,
          confirm: t('confirm'),
          ...(policy.reference &&
            error.reference && { note: t('reference', { reference: error.reference }) }),
        })
        return
      case 'sessionEnd':
        // The message is shown first: a listener of the session's end may throw, and the player must read it anyway.
        postNotice(env.notices, {
          id: 'sessionEnd',
          title: t('notice'),
          text,
          confirm: t('go_to_login'),
          cancel: t('close'),
          goTo: LOGIN_PATH,
        })
        env.session.end('backOffice')
    }
  }
}
