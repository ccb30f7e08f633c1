/**
 * A stand-in for `apis.google.com/js/api.js`: the members of `gapi.iframes` that the sign-in library and its frame use. Messages
 * in both directions are { gapi, id, name, data }, and each is answered once.
 */
export const gapiScript = `(() => {
  const handlers = new Map()
  const waiting = new Map()
  // Messages that arrived before their listener was registered.
  const early = []
  let count = 0
  const post = (to, message) => to && to.postMessage({ gapi: true, ...message }, '*')
  addEventListener('message', ({ data, source }) => {
    if (!data || data.gapi !== true) return
    if (data.answer) {
      const done = waiting.get(data.id)
      waiting.delete(data.id)
      if (done) done([data.data])
      return
    }
    if (data.name === 'ping') return post(source, { id: data.id, answer: true, data: 'pong' })
    const handler = handlers.get(data.name)
    if (handler) answer(handler, data, source)
    else early.push([data, source])
  })
  const answer = (handler, { id, data }, source) =>
    Promise.resolve(handler(data)).then((given) => post(source, { id, answer: true, data: given }))
  const register = (name, handler) => {
    handlers.set(name, handler)
    for (const [message, source] of early.splice(0))
      if (message.name === name) answer(handler, message, source)
      else early.push([message, source])
  }
  const frame = (target) => ({
    send(name, data, done) {
      const id = ++count + ':' + Math.random()
      waiting.set(id, (answers) => { try { if (done) done(answers) } catch { /* the library throws on purpose here */ } })
      post(target(), { id, name, data })
    },
    register,
    restyle: () => Promise.resolve(),
    ping(done) { return new Promise((resolve) => this.send('ping', null, (answer) => { if (done) done(answer); resolve(answer) })) },
  })
  const context = {
    getParentIframe: () => frame(() => parent),
    open({ where, url, attributes }, opened) {
      const element = document.createElement('iframe')
      const { style, ...rest } = attributes || {}
      Object.assign(element.style, style)
      for (const [name, value] of Object.entries(rest)) element.setAttribute(name, value)
      element.src = url
      return new Promise((resolve) => {
        element.addEventListener('load', () => resolve(opened(frame(() => element.contentWindow))))
        where.append(element)
      })
    },
  }
  window.gapi = {
    load: (name, options) => { const run = options.callback || options; setTimeout(run, 0) },
    iframes: { Iframe: function Iframe() {}, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }
  const query = document.currentScript && new URL(document.currentScript.src).searchParams.get('onload')
  const onload = query ? window[query] : window.gapi_onload
  if (onload) setTimeout(onload, 0)
})()
`

/** A stand-in for Google Identity Services: a card with one account, which signs in with one tap. */
export const oneTapScript = `(() => {
  let options
  let card
  const close = () => { if (card) card.remove(); card = undefined }
  const encode = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  window.google = { accounts: { id: {
    initialize(given) { options = given },
    prompt(told) {
      close()
      card = document.createElement('div')
      card.id = 'credential_picker_container'
      Object.assign(card.style, { position: 'fixed', insetInline: '8px', top: '8px', zIndex: '2147483000', padding: '12px',
        background: '#fff', color: '#1f1f1f', borderRadius: '12px', boxShadow: '0 4px 24px #0006', display: 'grid', gap: '8px' })
      const button = (text, run) => {
        const made = document.createElement('button')
        made.textContent = text
        made.style.minHeight = '44px'
        made.addEventListener('click', () => { close(); run() })
        card.append(made)
      }
      button('Continue as Player One', () => {
        const now = Math.floor(Date.now() / 1000)
        const claims = { iss: 'https://accounts.google.com', aud: options.client_id, sub: 'one-tap-1', name: 'Player One',
          email: 'player.one@people.example', email_verified: true, iat: now, exp: now + 3600 }
        options.callback({ credential: encode({ alg: 'none' }) + '.' + encode(claims) + '.', select_by: 'user' })
      })
      button('Close One Tap', () => told && told({ isSkippedMoment: () => true, isDismissedMoment: () => false }))
      document.body.append(card)
    },
    cancel: close,
    disableAutoSelect() {},
  } } }
})()
`
