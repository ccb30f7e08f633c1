// A stand-in lottery that talks back: tickets, a draw each minute, and the ways out that only the page around it has.
;(() => {
  const { words, make, pay, random, tell, leave } = window.stage
  const PRICE = 1000
  const MOST = 45
  const PICKS = 6
  const MINUTE = 60_000

  const main = document.querySelector('main')
  make('p', main, {}, words.next)
  const clock = make('div', main, { class: 'clock', role: 'timer' })
  const tick = () => {
    const left = Math.ceil((MINUTE - (Date.now() % MINUTE)) / 1000)
    clock.textContent = `00:${String(left % 60).padStart(2, '0')}`
  }
  tick()
  setInterval(tick, 250)

  make('p', main, {}, words.choose)
  const grid = make('div', main, { class: 'numbers', role: 'group', 'aria-label': words.choose })
  const chosen = new Set()
  const show = () => {
    for (const button of grid.children)
      button.setAttribute('aria-pressed', chosen.has(Number(button.textContent)))
    buy.disabled = chosen.size !== PICKS
  }
  for (let number = 1; number <= MOST; number += 1) {
    make('button', grid, { type: 'button' }, String(number)).addEventListener('click', () => {
      if (!chosen.delete(number) && chosen.size < PICKS) chosen.add(number)
      show()
    })
  }
  const said = make('output', main)
  const tickets = make('ol', main, { class: 'tickets', 'aria-label': words.ticket })

  const footer = document.querySelector('footer')
  const button = (word, act, main = false) => {
    const made = make('button', footer, { type: 'button', ...(main && { 'data-main': '' }) }, words[word])
    made.addEventListener('click', act)
    return made
  }
  const pick = () => {
    chosen.clear()
    while (chosen.size < PICKS) chosen.add(1 + random(MOST))
    show()
  }
  let bought = 0
  let wide = false
  button('quick', pick)
  const buy = button(
    'buy',
    () => {
      if (!pay(PRICE)) return
      bought += 1
      const numbers = [...chosen].sort((a, b) => a - b).join(' · ')
      const ticket = make('li', tickets)
      make('span', ticket, {}, `${words.ticket} ${bought}`)
      make('b', ticket, {}, numbers)
      said.textContent = `${words.ticket} ${bought}`
      chosen.clear()
      show()
    },
    true,
  )
  button('room', () => {
    wide = !wide
    tell({ type: 'game:header', hidden: wide })
  })
  button('deposit', () => tell({ type: 'game:go', to: 'deposit' }))
  button('back', leave)
  show()

  // The lobby: which draw, and then the betting.
  if (document.body.dataset.view !== 'lobby') return
  const betting = [...main.children, footer]
  const lobby = make('nav', main, { class: 'lobby', 'aria-label': words.draw })
  const open = (isOpen) => {
    for (const part of betting) part.hidden = !isOpen
    lobby.hidden = isOpen
  }
  for (const [name, most] of [
    ['6/45', 45],
    ['6/58', 58],
    ['4D', 10],
  ])
    make('button', lobby, { type: 'button' }, `${words.draw} ${name} · 1–${most}`).addEventListener(
      'click',
      () => open(true),
    )
  open(false)
})()
