import { describe, expect, it } from 'vitest'
import { carryToast, takeCarriedToast } from '../../../src/ui/carriedToast.ts'
import { createToastStore } from '../../../src/ui/toastStore.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

const store = () => createToastStore(3000, () => () => undefined)

describe('a message on the way to another document', () => {
  it('is shown there, once', () => {
    const [toasts, storage] = [store(), fakeStorage()]
    toasts.show({ text: 'This link leads to another site', tone: 'warning' })
    carryToast(toasts.current(), storage)
    expect(takeCarriedToast(() => storage)).toMatchObject({
      text: 'This link leads to another site',
      tone: 'warning',
    })
    expect(takeCarriedToast(() => storage)).toBeUndefined()
  })

  it('is not carried where there is none, or where it offers something to do', () => {
    const [toasts, storage] = [store(), fakeStorage()]
    carryToast(toasts.current(), storage)
    toasts.show({ text: 'Gone', action: { label: 'Undo', press: () => undefined } })
    carryToast(toasts.current(), storage)
    expect(takeCarriedToast(() => storage)).toBeUndefined()
  })

  it.each(['', '{', '[]', '{"text":1}', 'null'])('is none where storage holds %j', (kept) => {
    const storage = fakeStorage()
    storage.setItem('SHELL_toast', kept)
    expect(takeCarriedToast(() => storage)).toBeUndefined()
  })
})
