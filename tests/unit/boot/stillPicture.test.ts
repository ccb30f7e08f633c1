// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stillPicture } from '../../../src/boot/stillPicture.ts'

const drawImage = vi.fn()
const sizes: string[] = []

/** A picture of twice as wide as high, seen 300 by 300. */
function seen(over: object = {}): HTMLImageElement {
  const image = document.createElement('img')
  image.style.objectFit = 'cover'
  document.body.append(image)
  const own = { complete: true, clientWidth: 300, clientHeight: 300, naturalWidth: 1000, naturalHeight: 500 }
  for (const [name, value] of Object.entries({ ...own, ...over }))
    Object.defineProperty(image, name, { value })
  return image
}
const page = (devicePixelRatio: number): Window => Object.assign(Object.create(null), { devicePixelRatio })

function canvas(toDataURL: () => string) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object({ drawImage }))
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    sizes.push(`${this.width}x${this.height}`)
    return toDataURL()
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  drawImage.mockReset()
  sizes.length = 0
})

describe('the picture of a still', () => {
  it('is as large as it is seen, at most twice as fine, and cut as the screen cuts it', () => {
    canvas(() => 'data:image/webp;base64,AA')
    expect(stillPicture(seen(), page(3))).toBe('data:image/webp;base64,AA')
    expect(sizes).toEqual(['600x600'])
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([-300, 0, 1200, 600])
  })

  it('is drawn once for one picture', () => {
    canvas(() => 'data:image/webp;base64,AA')
    const image = seen()
    stillPicture(image, page(1))
    stillPicture(image, page(1))
    expect(sizes).toHaveLength(1)
  })

  it('is not had where the browser writes something larger, nor of a picture that is not cut to its place', () => {
    canvas(() => 'data:image/png;base64,AA')
    expect(stillPicture(seen(), page(2))).toBeUndefined()
    canvas(() => 'data:image/webp;base64,AA')
    const whole = seen()
    whole.style.objectFit = 'contain'
    expect(stillPicture(whole, page(2))).toBeUndefined()
  })

  it('is not had of another site’s, nor of one that has not come', () => {
    canvas(() => {
      throw new DOMException('tainted', 'SecurityError')
    })
    expect(stillPicture(seen(), page(2))).toBeUndefined()
    expect(stillPicture(seen({ complete: false }), page(2))).toBeUndefined()
    expect(stillPicture(seen({ naturalWidth: 0 }), page(2))).toBeUndefined()
  })
})
