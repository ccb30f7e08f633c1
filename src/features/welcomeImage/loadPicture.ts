/** Timeout for loading a picture, ms. */
export const PICTURE_MS = 15_000

/** A loaded picture. */
export interface Loaded {
  readonly source: string
  /** Width by height. */
  readonly ratio: number
}

/** Aspect ratio of a picture without a size. */
const POSTER = 3 / 4

function loadOne(source: string): Promise<Loaded | undefined> {
  return new Promise((resolve) => {
    const picture = new Image()
    const late = setTimeout(() => resolve(undefined), PICTURE_MS)
    const end = (loaded: Loaded | undefined) => {
      clearTimeout(late)
      resolve(loaded)
    }
    picture.onload = () => {
      const { naturalWidth, naturalHeight } = picture
      end({ source, ratio: naturalWidth && naturalHeight ? naturalWidth / naturalHeight : POSTER })
    }
    picture.onerror = () => end(undefined)
    picture.src = source
  })
}

/** Loads a picture from the first URL that works; undefined: none works. Never rejects. */
export async function loadPicture(sources: readonly string[]): Promise<Loaded | undefined> {
  for (const source of sources) {
    const loaded = await loadOne(source)
    if (loaded) return loaded
  }
  return undefined
}
