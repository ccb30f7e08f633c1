// A stand-in game: a rocket that climbs until it is gone; who leaves in time takes the multiple.
;(() => {
  const { words, make, pay, win, random } = window.stage
  const BET = 1000
  /** Hundredths: the odds of a multiple m are 97 % divided by m. */
  const goneAt = () => Math.max(100, Math.floor((97 * 10_000) / (1 + random(10_000))))
  const MOST = 10_000

  const main = document.querySelector('main')
  const sky = make('div', main, { class: 'sky' })
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 400 300')
  svg.setAttribute('aria-hidden', 'true')
  const trail = document.createElementNS(space, 'path')
  trail.setAttribute('fill', 'none')
  trail.setAttribute('stroke', 'oklch(0.86 0.15 90)')
  trail.setAttribute('stroke-width', '6')
  trail.setAttribute('stroke-linecap', 'round')
  const rocket = document.createElementNS(space, 'path')
  rocket.setAttribute('d', 'M0-26C14-12 14 8 8 20H-8C-14 8-14-12 0-26ZM-8 20-18 30-12 10ZM8 20 18 30 12 10Z')
  rocket.setAttribute('fill', '#fff')
  svg.append(trail, rocket)
  sky.append(svg)
  const multiple = make('strong', sky, { 'aria-live': 'off' }, '1.00×')
  const said = make('output', main)

  const place = (hundredths) => {
    const way = Math.min(1, Math.log(hundredths / 100) / Math.log(12))
    const x = 30 + way * 320
    const y = 270 - way * way * 200
    trail.setAttribute('d', `M30 270Q${30 + way * 190} 268 ${x} ${y}`)
    rocket.setAttribute('transform', `translate(${x} ${y}) rotate(${80 - way * 45})`)
    multiple.textContent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}×`
  }
  place(100)

  const footer = document.querySelector('footer')
  const button = make('button', footer, { type: 'button', 'data-main': '' }, words.start)
  make('span', footer, { role: 'note' }, `${words.bet} ${BET}`)
  let flight
  const fly = () => {
    const { since, until } = flight
    const now = Math.min(MOST, Math.floor(100 * Math.exp((performance.now() - since) / 6000)))
    flight.now = now
    place(Math.min(now, until))
    if (now >= until) return land(0)
    flight.frame = requestAnimationFrame(fly)
  }
  const land = (hundredths) => {
    cancelAnimationFrame(flight.frame)
    flight = undefined
    const won = Math.floor((BET * hundredths) / 100)
    if (won > 0) win(won)
    else sky.setAttribute('data-over', '')
    said.textContent = won > 0 ? `${words.win} ${won.toLocaleString('en-US')}` : words.late
    button.textContent = words.start
  }
  button.addEventListener('click', () => {
    if (flight) return land(flight.now)
    if (!pay(BET)) return
    sky.removeAttribute('data-over')
    said.textContent = ''
    button.textContent = words.cashOut
    flight = { since: performance.now(), until: goneAt(), now: 100, frame: 0 }
    fly()
  })
})()
