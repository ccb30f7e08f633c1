// The chat vendor's stand-in: as vendors do, it makes itself known a moment later, and draws its own window.
;(() => {
  const data = document.currentScript?.dataset.site ?? ''
  let panel

  const draw = () => {
    panel = document.createElement('main')
    panel.style.cssText =
      'box-sizing:border-box;display:grid;grid-template-rows:1fr auto;gap:12px;min-height:100vh;padding:16px;font:16px/1.5 system-ui;color:#17202e;background:#f4f6fb'
    const said = document.createElement('ul')
    said.style.cssText = 'list-style:none;margin:0;padding:0;display:grid;align-content:start;gap:8px'
    const say = (text, own) => {
      const line = document.createElement('li')
      line.textContent = text
      line.style.cssText = `max-width:80%;padding:10px 14px;border-radius:16px;overflow-wrap:anywhere;${
        own ? 'justify-self:end;background:#2557d6;color:#fff' : 'justify-self:start;background:#fff'
      }`
      said.append(line)
    }
    const form = document.createElement('form')
    form.style.cssText = 'display:flex;gap:8px'
    const field = document.createElement('input')
    field.setAttribute('aria-label', 'Message')
    field.style.cssText =
      'flex:1;min-width:0;min-height:44px;padding:0 14px;border:1px solid #7b8599;border-radius:22px;font:inherit'
    const send = document.createElement('button')
    send.textContent = 'Send'
    send.style.cssText =
      'min-width:72px;min-height:44px;border:0;border-radius:22px;background:#2557d6;color:#fff;font:inherit'
    form.append(field, send)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (field.value.trim() === '') return
      say(field.value.trim(), true)
      field.value = ''
    })
    panel.append(said, form)
    document.body.append(panel)
    say(`Hello! How can we help? (${data})`)
  }

  setTimeout(() => {
    window.LiveChatWidget = {
      call(what) {
        if (what !== 'maximize') return
        if (!panel) draw()
        panel.querySelector('input').focus()
      },
    }
  }, 400)
})()
