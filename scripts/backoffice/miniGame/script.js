/* A stand-in for the platform's mini-game: a button that opens a small game of luck. VARIANT and FACES are put in by the server. */
;(() => {
  const variant = 'VARIANT'
  const faces = 'FACES'.split(' ')
  const make = (name, styles, text) => {
    const element = document.createElement(name)
    Object.assign(element.style, styles)
    if (text !== undefined) element.textContent = text
    return element
  }
  const state = { wins: 0, tries: 0, language: '' }
  let panel
  let root

  const face = (text) =>
    make(
      'button',
      {
        inlineSize: '44px',
        blockSize: '44px',
        border: '0',
        borderRadius: '50%',
        background: 'radial-gradient(circle at 35% 30%, #fff 0 12%, #ffd54a 40%, #c77700)',
        color: '#3a2000',
        font: '800 18px/1 system-ui, sans-serif',
        cursor: 'pointer',
      },
      text,
    )

  function open() {
    if (panel) {
      panel.remove()
      panel = undefined
      return
    }
    panel = make('div', {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 44px)',
      gap: '8px',
      padding: '12px',
      marginBlockStart: '8px',
      borderRadius: '16px',
      background: '#20113d',
      color: '#fff',
      boxShadow: '0 12px 32px rgb(0 0 0 / .45)',
      font: '600 14px/1.3 system-ui, sans-serif',
    })
    const score = make('output', { gridColumn: '1 / -1', textAlign: 'center' }, '0 / 0')
    for (const text of faces) {
      const button = face(text)
      button.addEventListener('click', () => {
        const drawn = faces[Math.floor(Math.random() * faces.length)]
        state.tries += 1
        if (drawn === text) state.wins += 1
        score.textContent = `${drawn} · ${state.wins} / ${state.tries}`
      })
      panel.append(button)
    }
    panel.append(score)
    root.append(panel)
  }

  window.MiniGame = {
    render(container, { language }) {
      state.language = language
      root = make('div', { display: 'grid', justifyItems: 'center' })
      root.setAttribute('data-mini-game', variant)
      const button = make(
        'button',
        {
          inlineSize: '64px',
          blockSize: '64px',
          border: '0',
          borderRadius: '50%',
          background: 'conic-gradient(from 20deg, #ffcf33, #ff5d8f, #7a5cff, #33d6c9, #ffcf33)',
          boxShadow: '0 8px 24px rgb(0 0 0 / .4), inset 0 0 0 4px rgb(255 255 255 / .85)',
          color: '#fff',
          font: '900 22px/1 system-ui, sans-serif',
          textShadow: '0 1px 4px rgb(0 0 0 / .6)',
          cursor: 'pointer',
        },
        variant === 's1' ? '⚄' : '7',
      )
      button.setAttribute('aria-label', variant === 's1' ? 'Lucky dice' : 'Lucky draw')
      button.addEventListener('click', open)
      root.append(button)
      container.append(root)
    },
    show(player) {
      if (player) state.language = player.language
      if (root) root.style.display = 'grid'
    },
    hide() {
      if (panel) open()
      if (root) root.style.display = 'none'
    },
  }
})()
