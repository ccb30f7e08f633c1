import type { PictureKind } from './pictureKind.ts'

/** A picture's edges, px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A file of a folder that is not JSON. */
export interface OtherFile {
  /** Its kind by content; absent where it is not a picture, or unreadable. */
  readonly kind?: PictureKind
  readonly bytes: number
  /** Only for pictures of the manifest; for others it is enough that they can be displayed. */
  readonly size?: PictureSize
}

/** A merchant's folder in memory, the input of the checks. It comes from a disk or an editor. */
export interface MerchantFiles {
  /** The folder's name. */
  readonly code: string
  /** The folder's name in findings: `merchants/<code>`. */
  readonly folder: string
  /** JSON files as text, by their path in the folder. */
  readonly texts: Readonly<Record<string, string>>
  /** Every other file by its path. */
  readonly others: Readonly<Record<string, OtherFile>>
}
