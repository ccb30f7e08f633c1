// Stand-in for the captcha vendor's gt4.js: the same function, the same order of things, the same ways to fail.
// See scripts/backoffice/captcha/serve.ts.
;(() => {
  const status = {}
  const waiting = {}
  let calls = 0

  /** Runs a script from the first server that has it; each has `timeout` ms. */
  const load = (config, servers, path, done) => {
    const tryServer = (at) => {
      const server = servers[at]
      if (!server) return done(new Error('no server'))
      const element = document.createElement('script')
      let over = false
      const end = (error) => {
        if (over) return
        over = true
        clearTimeout(timer)
        if (error) tryServer(at + 1)
        else done()
      }
      const timer = setTimeout(() => end(new Error('late')), config.timeout || 10000)
      element.onload = () => end()
      element.onerror = () => end(new Error('failed'))
      element.src = config.protocol + server.replace(/^https?:\/\/|\/$/g, '') + path
      document.head.append(element)
    }
    tryServer(0)
  }

  const fail = (config, error) => {
    if (typeof config.onError !== 'function') throw new Error('网络错误')
    config.onError(error)
  }
  const network = (code, detail) => ({ code, msg: 'Network failure', desc: { detail } })

  const begin = (config, callback) => (data) => {
    if (data.status === 'error') return fail(config, data)
    const answer = data.data || data
    const { type } = answer
    const init = () => callback(new window.Geetest4({ ...config, ...answer, version: 'v4' }))
    const state = status[type] || 'init'
    if (state === 'loaded') return init()
    if (state === 'fail') return fail(config, network('60204', 'js resource load timeout'))
    waiting[type] = [...(waiting[type] || []), init]
    if (state === 'loading') return
    status[type] = 'loading'
    if (answer.gct_path) {
      load(config, config.staticServers, answer.gct_path, (error) => {
        if (error) fail(config, network('60205', 'gct resource load timeout'))
      })
    }
    load(config, config.staticServers, answer.bypass || answer.static_path + answer.js, (error) => {
      status[type] = error ? 'fail' : 'loaded'
      if (error) return fail(config, network('60204', 'js resource load timeout'))
      for (const run of waiting[type].splice(0)) run()
    })
  }

  window.initGeetest4 = (given, callback) => {
    const own = { apiServers: [], staticServers: [], protocol: `${location.protocol}//`, language: 'zho' }
    const config = { ...own, ...given }
    if (given.https) config.protocol = 'https://'
    const next = begin(config, callback)
    const name = `geetest_${Date.now()}_${calls++}`
    window[name] = (data) => {
      delete window[name]
      next(data)
    }
    const query = new URLSearchParams({ captcha_id: config.captchaId, lang: config.language, callback: name })
    load(config, config.apiServers, `/load?${query}`, (error) => {
      if (!error) return
      if (typeof config.offlineCb === 'function') config.offlineCb()
      else next({ type: 'bypass', bypass: '/v4/bypass.js' })
    })
  }
})()
