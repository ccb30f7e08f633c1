/** What a screen shows finer is not told apart in the moment for which a still stands. */
const FINEST = 2
const TYPE = 'image/webp'
const QUALITY = 0.8

const drawn = new WeakMap<HTMLImageElement, string>()

/**
 * A picture as it stands on the screen, as a data URL: a still has it at once, without asking anybody and without drawing an
 * SVG anew. Undefined where it may not be read (another site's) or cannot be, is not cut to its place, or where the
 * browser writes no WebP: what it writes instead is too large to keep.
 */
export function stillPicture(image: HTMLImageElement, { devicePixelRatio }: Window): string | undefined {
  const known = drawn.get(image)
  if (known) return known
  const { clientWidth, clientHeight, naturalWidth, naturalHeight, ownerDocument } = image
  if (!image.complete || !clientWidth || !clientHeight || !naturalWidth || !naturalHeight) return undefined
  if (ownerDocument.defaultView?.getComputedStyle(image).objectFit !== 'cover') return undefined
  const fine = Math.min(FINEST, devicePixelRatio)
  const canvas = ownerDocument.createElement('canvas')
  const width = Math.round(clientWidth * fine)
  const height = Math.round(clientHeight * fine)
  Object.assign(canvas, { width, height })
  // As `object-fit: cover` does.
  const scale = Math.max(width / naturalWidth, height / naturalHeight)
  const [w, h] = [naturalWidth * scale, naturalHeight * scale]
  try {
    canvas.getContext('2d')?.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
    const data = canvas.toDataURL(TYPE, QUALITY)
    if (!data.startsWith(`data:${TYPE}`)) return undefined
    drawn.set(image, data)
    return data
  } catch {
    return undefined
  }
}
