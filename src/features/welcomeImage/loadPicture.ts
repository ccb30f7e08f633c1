/** A picture that does not come by then does not come, ms. */
export const PICTURE_MS = 15_000

/** A picture that is there. */
export interface Loaded {
  readonly source: string
  /** Width by height. */
  readonly ratio: number
}

/** One that says nothing of its size is drawn as a poster. */
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

/** The first of the addresses of a picture at which it is; undefined: nowhere. Never rejects. */
export async function loadPicture(sources: readonly string[]): Promise<Loaded | undefined> {
  for (const source of sources) {
    const loaded = await loadOne(source)
    if (loaded) return loaded
  }
  return undefined
}
