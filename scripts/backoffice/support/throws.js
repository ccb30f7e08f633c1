// A vendor's script that is broken, now and later.
setTimeout(() => {
  throw new Error('the chat vendor is broken, again')
}, 10)
throw new Error('the chat vendor is broken')
