import { at, text } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { STATUS } from '../open.ts'

type Code = 'merchant.none' | 'merchant.code'
const FILE = 'merchant.json'

/** The code of a merchant must equal its folder's name everywhere. */
export const identity = defineCheck<Code>({
  looksFor: 'a code that is not the name of the folder',
  codes: { 'merchant.none': 'error', 'merchant.code': 'error' },
  run: ({ code, value, broken }): FoundBy<Code>[] => {
    if (value(FILE) === undefined) {
      if (broken.has(FILE)) return []
      const means = 'Nobody is served from this folder: it has no merchant.json.'
      const mend = 'Add merchant.json with code, name and domains.'
      return [{ code: 'merchant.none', file: FILE, pointer: '', means, mend }]
    }
    const places: readonly (readonly [file: string, steps: readonly string[]])[] = [
      [FILE, ['code']],
      [STATUS, ['merchantCode']],
      [STATUS, ['info', 'merchantCode']],
    ]
    return places.flatMap(([file, steps]) => {
      const said = text(at(value(file), ...steps))
      if (said === '' || said === code) return []
      return [
        {
          code: 'merchant.code',
          file,
          pointer: `/${steps.join('/')}`,
          means: `The folder is called ${code}, but this says ${said}: players of ${code} get another merchant's site, or none.`,
          mend: `Write ${code}, or rename the folder.`,
        },
      ]
    })
  },
})
