import { describe, expect, it } from 'vitest'
import { createImageCaptcha } from '../../../../../src/features/captcha/engine/imageCaptcha.ts'
import { settled } from './sliderWorld.ts'

function world() {
  const asked: {
    readonly give: (image: string) => void
    readonly fail: () => void
    readonly signal: AbortSignal
  }[] = []
  const captcha = createImageCaptcha(
    (signal) =>
      new Promise((give, reject) => void asked.push({ give, fail: () => reject(new Error('no')), signal })),
  )
  const code = () =>
    captcha.obtain().then(
      (fields) => fields,
      (error: { code?: unknown }) => error.code,
    )
  return { captcha, asked, code, state: captcha.store.getState }
}

describe('the plain image captcha', () => {
  it('shows a picture and answers what was typed, without blanks around it', async () => {
    const { captcha, asked, code, state } = world()
    captcha.start()
    expect(state().captcha.status).toBe('loading')
    asked[0]?.give('data:1')
    await settled()
    expect([state().captcha.status, state().image]).toEqual(['waiting', 'data:1'])
    captcha.type(' aB3d ')
    expect(await code()).toEqual({ captcha: 'aB3d' })
  })

  it('says to verify first when nothing was typed, each time anew, until something is', async () => {
    const { captcha, asked, code, state } = world()
    captcha.start()
    asked[0]?.give('data:1')
    captcha.type('  ')
    expect([await code(), await code()]).toEqual(['empty', 'empty'])
    expect([state().missed, state().invalid]).toEqual([2, true])
    captcha.type('1')
    expect(state().invalid).toBe(false)
  })

  it('clears the field and takes a fresh picture after a refused form; the old one does not come back', async () => {
    const { captcha, asked, state } = world()
    captcha.start()
    captcha.type('1234')
    captcha.refresh()
    expect([state().value, asked.length, asked[0]?.signal.aborted]).toEqual(['', 2, true])
    asked[1]?.give('data:2')
    await settled()
    asked[0]?.give('data:1')
    await settled()
    expect(state().image).toBe('data:2')
  })

  it('fetches another picture when the first one failed and the form is sent', async () => {
    const { captcha, asked, code, state } = world()
    captcha.start()
    asked[0]?.fail()
    await settled()
    expect(state().captcha.status).toBe('error')
    expect(await code()).toBe('empty')
    expect([state().captcha.status, state().invalid, asked.length]).toEqual(['loading', true, 2])
  })

  it('types no more than the request can hold', () => {
    const { captcha, state } = world()
    captcha.type('x'.repeat(100))
    expect(state().value).toHaveLength(64)
  })
})
