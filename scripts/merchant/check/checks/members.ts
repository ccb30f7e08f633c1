import { readLanguageCode } from '../../../../src/i18n/languages.ts'
import { isRecord } from '../../../../src/json/read.ts'
import { at, text } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { listAt } from '../offers.ts'
import { fileOf, type Opened } from '../open.ts'

type Code = 'member.none' | 'member.twice' | 'member.language' | 'member.label'
const FILE = 'members.json'
const LABELS = fileOf('relay/MCSFE_getVipLabels')

/** Contradictory members of the embedded back office. */
export const members = defineCheck<Code>({
  looksFor: 'members who stand twice, and those whose language or VIP label the merchant does not have',
  codes: {
    'member.none': 'warning',
    'member.twice': 'error',
    'member.language': 'warning',
    'member.label': 'warning',
  },
  run: (merchant) => {
    const { value, broken } = merchant
    if (broken.has(FILE)) return []
    const list = listAt(value(FILE), 'members')
    const regular = list.some((one) => at(one, 'type') === 0)
    return [...(regular ? [] : [nobody]), ...twice(list), ...strangers(merchant, list)]
  },
})

const nobody: FoundBy<Code> = {
  code: 'member.none',
  file: FILE,
  pointer: '',
  means: 'No regular member can log in here: nobody can try what members see.',
  mend: 'Add a member of type 0.',
}

/** With duplicates, a login finds the first one. */
function twice(list: readonly unknown[]): FoundBy<Code>[] {
  return ['userName', 'id', 'mobileNum', 'email'].flatMap((key) => {
    const seen = new Set<string>()
    return list.flatMap((one, index): FoundBy<Code>[] => {
      const said = text(at(one, key)).toLowerCase()
      if (said === '' || !seen.has(said)) {
        seen.add(said)
        return []
      }
      const means = `Two members have the ${key} ${said}: whoever logs in with it is always the first.`
      return [
        {
          code: 'member.twice',
          file: FILE,
          pointer: `/members/${index}/${key}`,
          means,
          mend: 'Give each its own.',
        },
      ]
    })
  })
}

function strangers({ value, site }: Opened, list: readonly unknown[]): FoundBy<Code>[] {
  const labels = listAt(value(LABELS), 'labels').map((label) => text(at(label, 'labelId')))
  const offered: readonly string[] = site?.languages ?? []
  return list.filter(isRecord).flatMap((member, index): FoundBy<Code>[] => {
    const under = `/members/${index}`
    const name = text(member.userName)
    const language = text(member.language)
    const label = text(at(member, 'clubLabel', 'labelId'))
    const known = readLanguageCode(language)
    return [
      ...(site && language !== '' && !(known && offered.includes(known))
        ? [
            {
              code: 'member.language' as const,
              file: FILE,
              pointer: `${under}/language`,
              means: `${name} reads ${language}, which the site does not offer: after login the site speaks another language.`,
              mend: `Use one of ${offered.join(', ')}.`,
            },
          ]
        : []),
      ...(label !== '' && labels.length > 0 && !labels.includes(label)
        ? [
            {
              code: 'member.label' as const,
              file: FILE,
              pointer: `${under}/clubLabel/labelId`,
              means: `${name} has the VIP label ${label}, which is none of this merchant's: the benefits page does not know it.`,
              mend: `Use one of ${labels.join(', ')}.`,
            },
          ]
        : []),
    ]
  })
}
