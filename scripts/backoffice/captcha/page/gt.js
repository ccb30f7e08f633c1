// Stand-in for the captcha vendor's gt.js (v3): one API server, no deadline, offline mode.
// See scripts/backoffice/captcha/serve.ts.
;(() => {
  const here = new URL(document.currentScript.src)
  let calls = 0

  const load = (src, done) => {
    const element = document.createElement('script')
    element.onload = () => done()
    element.onerror = () => done(new Error('failed'))
    element.src = src
    document.head.append(element)
  }
  const fail = (config) => {
    if (typeof config.onError !== 'function') throw new Error('网络错误')
    config.onError('网络错误')
  }
  const begin = (config, callback) => (data) => {
    if (data.status === 'error') {
      if (typeof config.onError !== 'function') throw new Error(data.msg)
      return config.onError({ error_code: `error_${data.code}`, user_error: data.msg, msg: data.msg })
    }
    const answer = data.data || data
    load(here.origin + (answer.bypass || answer.static_path + answer.js), (error) => {
      if (error) fail(config)
      else callback(new window.Geetest({ ...config, ...answer, version: 'v3' }))
    })
  }
  const fallback = { type: 'slide', bypass: '/v4/bypass.js' }

  window.initGeetest = (given, callback) => {
    if (typeof given.gt !== 'string') throw new Error('gt字段不是字符串类型')
    const config = { protocol: `${location.protocol}//`, api_server: here.host, ...given }
    if (given.https) config.protocol = 'https://'
    const next = begin(config, callback)
    if (config.offline) return next(fallback)
    const name = `geetest_${Date.now()}_${calls++}`
    window[name] = (data) => {
      delete window[name]
      next(data)
    }
    const query = new URLSearchParams({ gt: config.gt, callback: name })
    load(`${config.protocol}${config.api_server}/gettype.php?${query}`, (error) => {
      if (error) next(fallback)
    })
  }
})()
