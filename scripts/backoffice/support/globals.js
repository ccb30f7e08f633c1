// A vendor's script that takes the page for its own.
window.fetch = () => Promise.reject(new Error('no'))
window.Promise = undefined
window.JSON = { parse: () => null, stringify: () => '' }
window.addEventListener = () => undefined
Array.prototype.map = () => []
Object.defineProperty(window, 'openChat', {
  get() {
    throw new Error('nobody opens this')
  },
})
document.body.replaceChildren()
document.title = 'Taken over'
