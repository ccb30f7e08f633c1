import { defineCheck, type FoundBy } from '../check.ts'
import type { Opened } from '../open.ts'
import { fileNamed, ownPath, textsIn } from '../paths.ts'
import { kindNamed } from '../pictureKind.ts'

type Code = 'picture.unreadable' | 'picture.kind' | 'picture.heavy'

/** Largest size of a picture, bytes: four seconds on a slow connection (1 Mbit/s). */
export const MOST_PICTURE_BYTES = 500_000

/** Existing pictures that are broken, too large or of another format: logo, icons, banners, games, popups, promotions. */
export const pictureFiles = defineCheck<Code>({
  looksFor: 'pictures that nobody can draw, are of another kind than their name says, or weigh too much',
  codes: { 'picture.unreadable': 'error', 'picture.kind': 'error', 'picture.heavy': 'warning' },
  run: (merchant) => {
    const seen = new Set<string>()
    return textsIn(merchant).flatMap(({ file, pointer, text }): FoundBy<Code>[] => {
      const named = fileNamed(ownPath(merchant, text) ?? '')
      // A picture that is named several times is reported once.
      if (!named || named.code !== merchant.code || seen.has(named.file)) return []
      seen.add(named.file)
      const fault = faultOf(named.file, merchant)
      return fault ? [{ ...fault, file, pointer }] : []
    })
  },
})

function faultOf(
  file: string,
  { files }: Opened,
): Pick<FoundBy<Code>, 'code' | 'means' | 'mend'> | undefined {
  const said = kindNamed(file)
  const is = Object.hasOwn(files.others, file) ? files.others[file] : undefined
  if (!said || !is) return undefined
  if (!is.kind)
    return {
      code: 'picture.unreadable',
      means: `${file} is no picture that can be read: players see an empty place.`,
      mend: `Put a ${said.toUpperCase()} there.`,
    }
  if (is.kind !== said)
    return {
      code: 'picture.kind',
      means: `${file} is a ${is.kind.toUpperCase()} inside: it is sent as ${said.toUpperCase()}, and some phones do not draw it.`,
      mend: `Save it as ${said.toUpperCase()}, or name it .${is.kind}.`,
    }
  if (is.bytes > MOST_PICTURE_BYTES)
    return {
      code: 'picture.heavy',
      means: `${file} weighs ${Math.round(is.bytes / 1000)} kB: on a slow line players wait seconds for it.`,
      mend: `Save it with ${MOST_PICTURE_BYTES / 1000} kB at most, best as WebP.`,
    }
  return undefined
}
