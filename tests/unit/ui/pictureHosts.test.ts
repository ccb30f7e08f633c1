// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createPictureHosts,
  MOST_FAILURES,
  originOf,
  SET_BACK_MS,
  SILENCE_MS,
  watchPictures,
} from '../../../src/ui/pictureHosts.ts'

const A = 'https://a.test/g.svg'
const B = 'https://b.test/g.svg'

function hosts() {
  const clock = { now: 1000 }
  return { clock, ...createPictureHosts(() => clock.now) }
}

describe('the host of a picture', () => {
  it('is asked in the site’s order as long as nothing is known of it', () => {
    expect(hosts().order([A, B])).toEqual([A, B])
  })

  it('is asked last after failing several times in a row, and first again after a while', () => {
    const { clock, failed, order } = hosts()
    for (let count = 1; count < MOST_FAILURES; count += 1) failed(A)
    expect(order([A, B])).toEqual([A, B])
    failed('https://a.test/other.svg')
    expect(order([A, B])).toEqual([B, A])
    clock.now += SET_BACK_MS
    expect(order([A, B])).toEqual([A, B])
  })

  it('is forgiven for one missing picture by one that comes', () => {
    const { failed, loaded, order } = hosts()
    failed(A)
    loaded(A)
    failed(A)
    expect(order([A, B])).toEqual([A, B])
  })

  it('keeps every address, also where all hosts fail', () => {
    const { silent, order } = hosts()
    silent(A)
    silent(B)
    expect(order([A, B])).toEqual([A, B])
  })

  it.each([['nonsense'], [''], ['javascript:0']])('is none of %j', (text) => expect(originOf(text)).toBe(''))
})

describe('a host that is silent', () => {
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  const picture = (src: string) => {
    const image = document.createElement('img')
    Object.defineProperty(image, 'complete', { value: false })
    Object.defineProperty(image, 'src', { value: src })
    document.body.append(image)
    const failed = vi.fn()
    image.addEventListener('error', failed)
    return { image, failed }
  }

  it('is not waited for: its pictures turn to their next address, and later ones ask it last', () => {
    vi.useFakeTimers()
    const known = hosts()
    const stop = watchPictures(document, known, (origin) => origin === 'https://a.test')
    const [first, second, other] = [picture(A), picture('https://a.test/h.svg'), picture(B)]
    vi.advanceTimersByTime(SILENCE_MS)
    expect(first.failed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SILENCE_MS)
    expect(first.failed).toHaveBeenCalledOnce()
    expect(second.failed).toHaveBeenCalledOnce()
    expect(other.failed).not.toHaveBeenCalled()
    expect(known.order([A, B])).toEqual([B, A])
    stop()
  })

  it('is not what answered once: its slow pictures are waited for', () => {
    vi.useFakeTimers()
    const known = hosts()
    const stop = watchPictures(document, known, () => true)
    const [first, second] = [picture(A), picture('https://a.test/h.svg')]
    first.image.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(SILENCE_MS * 3)
    expect(second.failed).not.toHaveBeenCalled()
    stop()
  })
})
