/** A picture as it lies in a folder, px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A merchant's folder in memory: all that the checks look at. Whoever runs them brings it, from a disk or an editor. */
export interface MerchantFiles {
  /** The folder's name. */
  readonly code: string
  /** How findings name the folder: `merchants/<code>`. */
  readonly folder: string
  /** JSON files as text, by their path in the folder. */
  readonly texts: Readonly<Record<string, string>>
  /** Every other file by its path; undefined: no picture, or one that nobody can read. */
  readonly others: Readonly<Record<string, PictureSize | undefined>>
}
