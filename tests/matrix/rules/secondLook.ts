/** The annotation of a cell that was loaded and looked at a second time. */
export const LOOKED_AGAIN = 'looked again'

/** What the first look at a cell has found, before anything is reported. */
export interface FirstLook {
  /** The cell was reached inside the app, without a page load. */
  readonly wentOn: boolean
  /** Its picture counts, and is not as the kept one. */
  readonly hasOtherPicture: boolean
  readonly findings: readonly string[]
}

/**
 * Whether a loaded page must decide. A layer may keep edges of what was drawn in it before, so a picture that is different
 * after another screen may be a leftover. In a page that was loaded for the cell nothing is left over. Pure.
 */
export const needsSecondLook = ({ wentOn, hasOtherPicture, findings }: FirstLook): boolean =>
  wentOn && hasOtherPicture && findings.length === 0

/** What a run says of the cells that passed at the second look only. Pure. */
export const secondLookLines = (cells: readonly string[]): string[] =>
  cells.length === 0
    ? []
    : [
        `Cells that passed at the second look only, in a loaded page: ${cells.length}`,
        ...cells.map((cell) => `  ${cell}`),
      ]
