// A stand-in game: three reels, one line in the middle.
;(() => {
  const { words, make, pay, win, random, calm } = window.stage
  const BET = 500
  const SYMBOLS = [
    ['M50 8 92 40 50 94 8 40Z', 'oklch(0.62 0.2 300)', 40],
    ['M50 6 62 38 96 38 68 58 79 92 50 71 21 92 32 58 4 38 38 38Z', 'oklch(0.78 0.17 85)', 25],
    ['M16 10H86V30L56 94H30L58 32H16Z', 'oklch(0.58 0.22 25)', 15],
    [
      'M50 8C74 8 78 32 80 58L92 76H8L20 58C22 32 26 8 50 8ZM40 80H60A10 10 0 0 1 40 80Z',
      'oklch(0.72 0.16 65)',
      10,
    ],
    [
      'M50 90C14 62 6 40 14 26 24 10 44 14 50 30 56 14 76 10 86 26 94 40 86 62 50 90Z',
      'oklch(0.64 0.2 10)',
      8,
    ],
    [
      'M50 6A44 44 0 1 0 50 94 44 44 0 1 0 50 6ZM50 28A22 22 0 1 1 50 72 22 22 0 1 1 50 28Z',
      'oklch(0.66 0.16 155)',
      5,
    ],
  ]
  const COUNT = 24
  const svg = ([path, colour]) => {
    const space = 'http://www.w3.org/2000/svg'
    const picture = document.createElementNS(space, 'svg')
    picture.setAttribute('viewBox', '0 0 100 100')
    const shape = document.createElementNS(space, 'path')
    shape.setAttribute('d', path)
    shape.setAttribute('fill', colour)
    shape.setAttribute('fill-rule', 'evenodd')
    picture.append(shape)
    return picture
  }

  const main = document.querySelector('main')
  const board = make('div', main, { class: 'reels', 'aria-hidden': 'true' })
  const said = make('output', main)
  const strips = [0, 1, 2].map(() => make('div', make('div', board, { class: 'reel' })))
  const fill = (strip, middle) => {
    const drawn = Array.from({ length: COUNT }, () => random(SYMBOLS.length))
    drawn[COUNT - 2] = middle
    strip.style.setProperty('--count', COUNT)
    strip.replaceChildren(...drawn.map((symbol) => svg(SYMBOLS[symbol])))
  }
  const end = `translateY(${(-(COUNT - 3) / COUNT) * 100}%)`
  for (const strip of strips) {
    fill(strip, random(SYMBOLS.length))
    strip.style.transform = end
  }

  const footer = document.querySelector('footer')
  const spin = make('button', footer, { type: 'button', 'data-main': '' }, words.spin)
  spin.addEventListener('click', async () => {
    if (!pay(BET)) return
    spin.disabled = true
    said.textContent = ''
    const drawn = strips.map(() => random(SYMBOLS.length))
    await Promise.all(
      strips.map((strip, at) => {
        fill(strip, drawn[at])
        const duration = calm ? 1 : 900 + at * 350
        return strip.animate([{ transform: 'none' }, { transform: end }], {
          duration,
          easing: 'cubic-bezier(.2,.7,.1,1)',
        }).finished
      }),
    )
    const same = drawn.every((symbol) => symbol === drawn[0])
    const pair = drawn[0] === drawn[1] || drawn[1] === drawn[2]
    const won = same ? BET * SYMBOLS[drawn[0]][2] : pair ? BET * 2 : 0
    if (won > 0) {
      win(won)
      said.textContent = `${words.win} ${won.toLocaleString('en-US')}`
      for (const strip of strips) strip.children[COUNT - 2]?.setAttribute('data-won', '')
    }
    spin.disabled = false
    spin.focus()
  })
  make('span', footer, { role: 'note' }, `${words.bet} ${BET}`)
})()
