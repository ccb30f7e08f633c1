import type { PictureKind } from './pictureKind.ts'

/** A picture's edges, px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A file of a folder that is no JSON. */
export interface OtherFile {
  /** What it is by its content; absent: no picture, or one that nobody can read. */
  readonly kind?: PictureKind
  readonly bytes: number
  /** Of pictures that the manifest names: of others it is enough that they can be drawn. */
  readonly size?: PictureSize
}

/** A merchant's folder in memory: all that the checks look at. Whoever runs them brings it, from a disk or an editor. */
export interface MerchantFiles {
  /** The folder's name. */
  readonly code: string
  /** How findings name the folder: `merchants/<code>`. */
  readonly folder: string
  /** JSON files as text, by their path in the folder. */
  readonly texts: Readonly<Record<string, string>>
  /** Every other file by its path. */
  readonly others: Readonly<Record<string, OtherFile>>
}
