// Stand-in for the captcha vendor's slider: window.Geetest (v3) and window.Geetest4 (v4), with the methods of the real ones.
// See scripts/backoffice/captcha/serve.ts.
;(() => {
  const texts = {
    zh: '拖动滑块完成拼图|验证成功|请再试一次|关闭|换一张|滑块',
    pt: 'Deslize para completar a imagem|Verificado|Tente de novo|Fechar|Outra imagem|Controle',
    vi: 'Kéo để hoàn thành hình|Đã xác minh|Hãy thử lại|Đóng|Hình khác|Thanh trượt',
    ko: '밀어서 그림을 완성하세요|인증되었습니다|다시 시도하세요|닫기|다른 그림|슬라이더',
    tr: 'Resmi tamamlamak için kaydırın|Doğrulandı|Yeniden deneyin|Kapat|Başka resim|Kaydırıcı',
    en: 'Slide to complete the picture|Verified|Please try again|Close|Another picture|Slider',
  }
  const short = { por: 'pt', vie: 'vi', zho: 'zh', kor: 'ko', tur: 'tr' }
  const wordsOf = ({ language, lang }) => {
    const name = String(language || lang || '')
    return (texts[short[name.slice(0, 3)] || name.slice(0, 2)] || texts.en).split('|')
  }
  const doneMs = 450
  const step = 4

  const make = (tag, name, parent, attributes = {}) => {
    const element = document.createElement(tag)
    element.className = `geetest_${name}`
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent?.append(element)
    return element
  }
  let calls = 0
  const ask = (server, path, query, done) => {
    const element = document.createElement('script')
    const name = `geetest_${Date.now()}_${calls++}`
    window[name] = (answer) => {
      delete window[name]
      element.remove()
      done(answer)
    }
    element.onerror = () => done(undefined)
    element.src = `${server}${path}?${new URLSearchParams({ ...query, callback: name })}`
    document.head.append(element)
  }
  const hex = (length) =>
    [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte % 16).toString(16)).join('')

  class Slider {
    constructor(config) {
      const host = config.version === 'v4' ? config.apiServers[0] : config.api_server
      const files = config.version === 'v4' ? config.staticServers[0] : config.api_server
      Object.assign(this, { config, heard: {}, x: 0, lot: config.lot_number, result: false })
      this.server = config.protocol + host
      this.offline = !config.lot_number
      this.words = wordsOf(config)
      if (!document.querySelector('link[data-captcha]')) {
        const href = `${config.protocol}${files}/captcha-stand-in/slider.css`
        make('link', 'style', document.head, { rel: 'stylesheet', href, 'data-captcha': '' })
      }
      this.build()
      setTimeout(() => this.say('Ready'), 30)
    }
    build() {
      const [title, , , close, other, handle] = this.words
      const root = make('div', 'captcha', document.body, { hidden: '' })
      make('div', 'mask', root).addEventListener('click', () => this.close())
      const box = make('div', 'box', root, {
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': title,
        dir: 'ltr',
      })
      const heading = make('p', 'title', box)
      heading.textContent = title
      const scene = make('div', 'scene', box)
      const picture = make('img', 'picture', scene, { alt: '', draggable: 'false' })
      const piece = make('img', 'piece', scene, { alt: '', draggable: 'false' })
      const note = make('p', 'note', scene, { role: 'status' })
      const track = make('div', 'track', box)
      const fill = make('div', 'fill', track)
      const knob = make('div', 'knob', track, {
        role: 'slider',
        tabindex: '0',
        'aria-label': handle,
        'aria-valuemin': '0',
      })
      const foot = make('div', 'foot', box)
      const button = (name, label, run) => {
        const made = make('button', name, foot, { type: 'button', 'aria-label': label })
        made.addEventListener('click', run)
      }
      button('close', close, () => this.close())
      button('refresh', other, () => this.reset())
      Object.assign(this, { root, scene, picture, piece, note, track, fill, knob })
      this.listen()
      this.draw()
    }
    listen() {
      const { knob } = this
      knob.addEventListener('pointerdown', (event) => {
        if (this.busy) return
        knob.setPointerCapture(event.pointerId)
        this.from = event.clientX - this.x * this.scale()
      })
      knob.addEventListener('pointermove', (event) => {
        if (this.from !== undefined) this.move((event.clientX - this.from) / this.scale())
      })
      const release = () => {
        if (this.from === undefined) return
        this.from = undefined
        if (this.x > 2) this.check()
      }
      knob.addEventListener('pointerup', release)
      knob.addEventListener('pointercancel', release)
      knob.addEventListener('keydown', (event) => {
        const by = {
          ArrowRight: step,
          ArrowUp: step,
          ArrowLeft: -step,
          ArrowDown: -step,
          PageUp: 24,
          PageDown: -24,
        }[event.key]
        if (by) this.move(this.x + by)
        else if (event.key === 'Enter' || event.key === ' ') this.check()
        else return
        event.preventDefault()
      })
    }
    scale() {
      return (this.track.clientWidth || 300) / 300
    }
    draw() {
      const { root, picture, piece, lot, offline } = this
      root.toggleAttribute('data-offline', offline)
      for (const [image, part] of offline
        ? []
        : [
            [picture, 'picture'],
            [piece, 'piece'],
          ])
        image.src = `${this.server}/captcha-stand-in/picture.svg?${new URLSearchParams({ lot, part })}`
      this.note.textContent = ''
      root.removeAttribute('data-state')
      this.busy = false
      this.move(0)
    }
    move(to) {
      if (this.busy) return
      this.x = Math.min(248, Math.max(0, to))
      const share = `${(this.x / 300) * 100}%`
      this.knob.style.left = share
      this.piece.style.left = share
      this.fill.style.width = `calc(${share} + 26px)`
      this.knob.setAttribute('aria-valuemax', '248')
      this.knob.setAttribute('aria-valuenow', String(Math.round(this.x)))
    }
    check() {
      if (this.busy) return
      this.busy = true
      if (this.offline) return this.x > 240 ? this.solve(`offline-${hex(42)}`) : this.wrong(undefined)
      ask(this.server, '/captcha-stand-in/verify', { lot: this.lot, x: this.x.toFixed(1) }, (answer) => {
        if (!answer) return this.fault('60500', 'Network failure')
        if (answer.result === 'error') return this.fault(answer.code, answer.msg)
        if (answer.result === 'success') this.solve(answer.token)
        else this.wrong(answer.next)
      })
    }
    solve(token) {
      this.root.dataset.state = 'success'
      this.note.textContent = this.words[1]
      const { config, lot } = this
      this.result =
        config.version === 'v4'
          ? {
              captcha_id: config.captchaId,
              lot_number: lot || hex(32),
              pass_token: token,
              gen_time: `${Math.floor(Date.now() / 1000)}`,
              captcha_output: hex(64),
            }
          : {
              geetest_challenge: config.challenge,
              geetest_validate: token,
              geetest_seccode: `${token}|jordan`,
            }
      setTimeout(() => {
        this.hide()
        this.say('Success')
      }, doneMs)
    }
    wrong(next) {
      this.root.dataset.state = 'fail'
      this.note.textContent = this.words[2]
      this.say('Fail', { captcha_type: 'slide' })
      setTimeout(() => {
        if (next) this.lot = next
        this.draw()
      }, doneMs * 2)
    }
    fault(code, msg) {
      this.hide()
      const v3 = { error_code: `error_${code}`, user_error: msg, msg }
      this.say('Error', this.config.version === 'v4' ? { code, msg, desc: { detail: msg } } : v3)
    }
    open() {
      this.root.hidden = false
      this.knob.focus()
    }
    hide() {
      this.root.hidden = true
    }
    close() {
      if (this.root.hidden || this.busy) return
      this.hide()
      this.say('Close')
    }
    say(name, ...given) {
      if (!this.gone) for (const run of this.heard[name] || []) run(...given)
    }
    hear(name, run) {
      this.heard[name] = [...(this.heard[name] || []), run]
      return this
    }
    onReady = (run) => this.hear('Ready', run)
    onSuccess = (run) => this.hear('Success', run)
    onFail = (run) => this.hear('Fail', run)
    onError = (run) => this.hear('Error', run)
    onClose = (run) => this.hear('Close', run)
    onNextReady = (run) => this.hear('Ready', run)
    appendTo = (place) => {
      const target = typeof place === 'string' ? document.querySelector(place) : place
      const button = make('button', 'button', target, { type: 'button' })
      button.textContent = this.words[0]
      button.addEventListener('click', () => this.open())
      return this
    }
    verify = () => this.open()
    showCaptcha = () => this.open()
    getValidate = () => this.result
    reset = () => {
      this.result = false
      if (this.offline) return this.draw()
      ask(this.server, '/captcha-stand-in/new', {}, (answer) => {
        if (!answer) return
        this.lot = answer.lot_number
        this.draw()
      })
    }
    destroy = () => {
      this.gone = true
      this.root.remove()
    }
  }
  window.Geetest = Slider
  window.Geetest4 = Slider
})()
