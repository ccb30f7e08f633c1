// Accepts in place: without this script the form does the same, and the page is read anew.
for (const form of document.querySelectorAll('form[data-accept]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    const status = form.querySelector('[role="status"]')
    button.setAttribute('aria-disabled', 'true')
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
    }).catch(() => undefined)
    const said = await answer?.json().catch(() => undefined)
    status.textContent =
      said?.message ?? 'The report is not served any more: npm run matrix:report serves it.'
    if (!answer?.ok) return button.removeAttribute('aria-disabled')
    // Who worked with the keyboard stays where they were.
    status.tabIndex = -1
    status.focus()
    button.remove()
  })
}
