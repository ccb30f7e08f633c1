import { defineCheck, type FoundBy } from '../check.ts'
import type { Opened } from '../open.ts'
import { fileNamed, ownPath, textsIn } from '../paths.ts'

type Code = 'file.missing' | 'file.foreign'

/** An address of a file, not of a page. */
const FILE = /^\/m\/[^?#]*\.[a-z0-9]{2,12}(?:[?#]|$)/i
/** Addresses in HTML. */
const ATTRIBUTES = /\b(?:src|href|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** Named pictures, packages and other files that do not exist. */
export const pictures = defineCheck<Code>({
  looksFor: 'pictures and files that a value names and the folder lacks',
  codes: { 'file.missing': 'error', 'file.foreign': 'warning' },
  run: (merchant, { isPublic }) =>
    textsIn(merchant).flatMap(({ file, pointer, text }) =>
      addressesIn(text).flatMap((address): FoundBy<Code>[] => {
        const path = ownPath(merchant, address)
        if (path === undefined) return []
        const named = fileNamed(path)
        if (named && named.code !== merchant.code)
          return [
            {
              code: 'file.foreign',
              file,
              pointer,
              means: `${address} lies in the folder of ${named.code}: players of ${merchant.code} lose it when that one is changed or taken away.`,
              mend: `Copy the file to pictures/ of ${merchant.code} and name it there.`,
            },
          ]
        const isThere = named
          ? Object.hasOwn(merchant.files.others, named.file)
          : !FILE.test(path) || isPublic(path)
        if (isThere) return []
        return [
          {
            code: 'file.missing',
            file,
            pointer,
            means: `There is no file ${address}: players see an empty place, or a download that fails.`,
            mend: named ? `Add ${named.file}, or name a file that is there.` : 'Name a file that is there.',
            because: named ? missing(merchant, named.file) : address,
          },
        ]
      }),
    ),
})

function addressesIn(text: string): readonly string[] {
  if (!text.includes('<')) return [text]
  return [...text.matchAll(ATTRIBUTES)].map(([, double, single]) => double ?? single ?? '')
}

/** A missing folder of pictures, or a missing file that may be named in several places. */
function missing({ files }: Opened, file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return Object.keys(files.others).some((path) => path.startsWith(folder)) ? file : folder
}
