import { escapeHtml } from '../../../src/edge/escape.ts'
import type { ProviderInfo } from './accounts.ts'

const STYLE =
  'body{margin:0 auto;max-width:30rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;background:#fff;color:#1d2330}' +
  'h1{font-size:1.375rem}ul{list-style:none;padding:0;display:grid;gap:.5rem}' +
  'button,.js-reuse-account{box-sizing:border-box;min-height:3rem;width:100%;padding:.5rem 1rem;border:1px solid #c6ccd8;border-radius:.5rem;' +
  'background:#fff;font:inherit;text-align:start;cursor:pointer}.js-reuse-account small{display:block;color:#5a6376}' +
  'form{display:none;gap:.75rem}label{display:grid;gap:.25rem}input{min-height:2.75rem;padding:0 .75rem;font:inherit}'

/** Runs on the sign-in page: returns the chosen identity to the app, through its frame or by redirect. */
const handler = () => `
const query = new URLSearchParams(location.search)
const of = (name) => query.get(name)
const storageKey = of('apiKey') + ':' + of('appName')
function finish(event) {
  const authEvent = { type: of('authType'), eventId: of('eventId'), urlResponse: null, sessionId: 'stand-in', postBody: '',
    tenantId: null, error: null, ...event }
  if (!/popup/i.test(authEvent.type)) {
    sessionStorage.setItem('firebase:redirectEvent:' + storageKey, JSON.stringify(authEvent))
    location.href = of('redirectUrl')
    return
  }
  for (let i = 0; i < (opener ? opener.frames.length : 0); i += 1) {
    try {
      const frame = opener.frames[i]
      const asked = new URLSearchParams(frame.location.search)
      if (asked.get('apiKey') !== of('apiKey') || asked.get('appName') !== of('appName')) continue
      frame.postMessage({ eventType: 'sendAuthEvent', data: { authEvent, storageKey } }, location.origin)
    } catch { /* a frame of somebody else's */ }
  }
}
function choose(claims) {
  const url = location.href.split('?')[0] + '?providerId=' + encodeURIComponent(of('providerId')) +
    '&id_token=' + encodeURIComponent(JSON.stringify(claims))
  finish({ urlResponse: url })
}
for (const entry of document.querySelectorAll('.js-reuse-account')) {
  entry.addEventListener('click', () => choose(JSON.parse(entry.dataset.claims)))
}
document.querySelector('.js-new-account').addEventListener('click', () => {
  document.querySelector('form').style.display = 'grid'
})
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const email = document.querySelector('#email-input').value
  const name = document.querySelector('#display-name-input').value
  choose({ sub: Array.from(crypto.getRandomValues(new Uint8Array(20)), (n) => n % 10).join(''), email, email_verified: true, name })
})
document.querySelector('.js-deny').addEventListener('click', () => {
  finish({ error: { code: 'auth/user-cancelled', message: 'The user did not grant your application the permissions it requested.' } })
})
`

/** The provider's sign-in page: known accounts, a new one, or cancel. Ids and classes are the official emulator's. */
export const handlerPage = (providerId: string, known: readonly ProviderInfo[]): string => {
  const entries = known.map(({ rawId, email, displayName }) => {
    const claims = JSON.stringify({ sub: rawId, email, email_verified: true, name: displayName })
    return (
      `<li class="js-reuse-account" role="button" tabindex="0" data-claims="${escapeHtml(claims)}">` +
      `${escapeHtml(displayName ?? rawId)}<small>${escapeHtml(email ?? rawId)}</small></li>`
    )
  })
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Sign in with ${escapeHtml(providerId)}</title><style>${STYLE}</style>` +
    `<h1>Sign in with ${escapeHtml(providerId)}</h1><p>A stand-in for the provider. Nothing leaves this machine.</p>` +
    `<ul>${entries.join('')}<li><button type="button" class="js-new-account">Add new account</button></li>` +
    `<li><button type="button" class="js-deny">Do not allow</button></li></ul>` +
    `<form><label>Email<input id="email-input" type="email" required></label>` +
    `<label>Display name<input id="display-name-input"></label><button id="sign-in">Sign in</button></form>` +
    `<script>${handler()}</script></html>`
  )
}

/** The hidden frame that passes the provider's response to the vendor's library. */
export const framePage = (): string => `<!doctype html><meta charset="utf-8"><title>Sign-in frame</title>
<script src="/emulator/js/api.js"></script>
<script>
const query = new URLSearchParams(location.search)
const key = 'firebase:redirectEvent:' + query.get('apiKey') + ':' + query.get('appName')
const filter = gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER
const parentFrame = gapi.iframes.getContext().getParentIframe()
const none = { type: 'unknown', error: { code: 'auth/no-auth-event' } }
const tell = (authEvent) => parentFrame.send('authEvent', { type: 'authEvent', authEvent: authEvent || none }, () => {}, filter)
parentFrame.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }), filter)
addEventListener('message', (event) => {
  if (event.origin === location.origin && event.data && event.data.eventType === 'sendAuthEvent') tell(event.data.data.authEvent)
})
tell(JSON.parse(sessionStorage.getItem(key)))
sessionStorage.removeItem(key)
</script>`
