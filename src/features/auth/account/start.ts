import type { AppContext } from '../../../registry/AppContext.ts'
import { Visitor } from '../../../session/visitor.ts'
import { decideShares } from '../../../site/shares.ts'
import type { Site } from '../../../site/site.ts'
import type { SiteState, SiteStore } from '../../../site/store.ts'
import { toasts } from '../../../ui/toasts.ts'
import { captchaFor } from '../../shared/captchaFor.ts'
import { LOGIN_PATH } from '../../shared/paths.ts'
import { AUTO_LOGIN_KEY } from '../../shared/rememberedLogin.ts'
import { loginCall } from './api.ts'
import { autoLoginAddress, noAutoLogin } from './model/autoLogin.ts'
import { SUCCESS_MESSAGE_MS, sessionOf, signedInBy } from './model/completion.ts'
import { entryOfRemembered, readLogin } from './model/rememberedLogin.ts'
import { loginRequest } from './model/requests.ts'
import { readRequestContext } from './requestContext.ts'
import { signInShown } from './signInScreen.ts'

/**
 * The current answer of the back office about the site. undefined: no answer yet; `site` is undefined if the request failed
 * or the answer is missing.
 */
function currentErrorMessage({
  site,
  failure,
  runtimeProblems,
}: SiteState): { readonly site: Site | undefined } | undefined {
  if (failure || runtimeProblems.some(({ code }) => code === 'answer.missing')) return { site: undefined }
  return site?.problems.some(({ code }) => code === 'site.lastGood') ? undefined : { site }
}

/** Waits for the current site: the stored copy of the last visit may lack a captcha that is required now. */
function toldSite(store: SiteStore): Promise<Site | undefined> {
  return new Promise((resolve) => {
    const look = (state: SiteState) => {
      const errorMessage = currentErrorMessage(state)
      if (!errorMessage) return
      stop()
      resolve(errorMessage.site)
    }
    const stop = store.subscribe(look)
    look(store.getState())
  })
}

/**
 * Auto-login with the remembered login (docs/conformance.md § 1.5), once when the page starts. A failure only shows a toast, and
 * the login form is filled in. A manual login that starts meanwhile takes precedence.
 */
export async function autoLogIn(app: AppContext): Promise<void> {
  const { page, local, client, siteStore, session, device, i18n } = app
  const site = await toldSite(siteStore)
  if (!site) return
  const { merchant } = session
  const remembered = readLogin(local, merchant)
  const obstacle = noAutoLogin({
    enabled: decideShares(site, new Visitor(app, session.getState())).flags.MOBILEAUTOLOGIN3 === true,
    stored: local.getItem(AUTO_LOGIN_KEY),
    merchant,
    remembered,
    session: session.getState().status !== 'guest',
    captcha: captchaFor('login', site).kind !== 'none',
    ...autoLoginAddress(page.location.search),
  })
  const entry = remembered && entryOfRemembered(remembered)
  if (obstacle || !entry) return

  const textsReady = i18n.ready('account').catch(() => undefined)
  const attempt = session.nextAttempt()
  session.dispatch({ type: 'signInStarted', attempt })
  const isCurrent = () => {
    const state = session.getState()
    return state.status === 'authenticating' && state.attempt === attempt
  }
  const giveUp = async () => {
    if (!isCurrent()) return
    session.dispatch({ type: 'signInFailed', attempt })
    await textsReady
    toasts.show({ text: i18n.instance.t('account:auto_login_failed') })
  }

  const by = signedInBy(entry)
  try {
    const extras = { captcha: {}, identity: {} }
    const body = loginRequest(entry, readRequestContext(page, device), extras)
    const answer = await client.send(loginCall, { body, alert: false })
    const won = sessionOf(answer, by, merchant, site)
    if (!isCurrent()) return
    if (!won) return await giveUp()
    // At the login's address its screen completes the sign-in: only it knows where the player wanted to go.
    const complete = page.location.pathname === LOGIN_PATH ? await signInShown() : undefined
    if (!isCurrent()) return
    if (complete) {
      complete(answer, by)
      return
    }
    await textsReady
    if (!isCurrent()) return
    const name = won.userName
    const { t } = i18n.instance
    const text = name ? t('account:login_success', { name }) : t('account:welcome_back')
    toasts.show({ text, tone: 'positive', duration: SUCCESS_MESSAGE_MS })
    session.dispatch({ type: 'signInSucceeded', attempt, session: won })
  } catch {
    await giveUp()
  }
}
