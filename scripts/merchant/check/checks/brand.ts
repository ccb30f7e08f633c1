import { registry } from '../../../../src/app/registry.ts'
import { resolveTheme } from '../../../../src/app/resolvedTheme.ts'
import { layoutOf } from '../../../../src/registry/plan.ts'
import { FAINT_RATIO } from '../../../../src/themes/derive.ts'
import { tokenNameOf } from '../../../../src/themes/overrides.ts'
import { at } from '../../../backoffice/json.ts'
import { faultOfCurrency } from '../../currency.ts'
import { faultOfName } from '../../names.ts'
import { lowestContrast, type StandIn, standInsOf } from '../../new/tones.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { MANIFEST, type Opened, STATUS } from '../open.ts'
import { schemesOf } from './contrast.ts'

type Code = 'name.form' | 'currency.unknown' | 'theme.brand' | 'theme.brandTones' | 'theme.accentTones'

const NAMES: readonly (readonly [file: string, steps: readonly string[]])[] = [
  ['merchant.json', ['name']],
  [STATUS, ['info', 'merchantName']],
  [MANIFEST, ['name']],
  [MANIFEST, ['short_name']],
]

/** The rules of `new` for name, currency and colour, applied to existing folders. */
export const brand = defineCheck<Code>({
  looksFor:
    'a name or a currency that a new merchant would not be given, and colours for which others stand in somewhere',
  codes: {
    'name.form': 'error',
    'currency.unknown': 'warning',
    'theme.brand': 'warning',
    'theme.brandTones': 'note',
    'theme.accentTones': 'note',
  },
  run: (merchant) => [...inNames(merchant), ...inCurrency(merchant), ...inColour(merchant)],
})

const inNames = ({ value }: Opened): FoundBy<Code>[] =>
  NAMES.flatMap(([file, steps]) => {
    const name = at(value(file), ...steps)
    const fault = typeof name === 'string' && name !== '' ? faultOfName(name) : undefined
    if (fault === undefined) return []
    const mend = `${fault} Write it as it is to be read.`
    const means = 'The name does not read as it is written: players may take the site for another one.'
    return [{ code: 'name.form', file, pointer: `/${steps.join('/')}`, means, mend }]
  })

/** The part of a code that the app uses (`i18n/format.ts`). */
const SHOWN = 3

function inCurrency({ value }: Opened): FoundBy<Code>[] {
  const sent = at(value(STATUS), 'info', 'currency')
  // The schema refuses other types.
  const fault =
    typeof sent !== 'string' || sent === '' ? undefined : faultOfCurrency(sent.slice(0, SHOWN).toUpperCase())
  if (fault === undefined) return []
  const means = `Players see amounts of money in "${sent}", which nobody knows.`
  return [{ code: 'currency.unknown', file: STATUS, pointer: '/info/currency', means, mend: fault }]
}

/** One finding for each colour: what stays as it was sent, and which tones stand in for it where. */
function inColour({ site }: Opened): FoundBy<Code>[] {
  if (!site) return []
  const layout = layoutOf(registry, site)
  const set = new Set(Object.keys(site.theme.tokens ?? {}).map(tokenNameOf))
  return (['brand', 'accent'] as const).flatMap((colour): FoundBy<Code>[] => {
    const given = site.theme[colour]
    if (given === undefined) return []
    const schemes = schemesOf(site).flatMap((dark) => {
      const { scheme, values } = resolveTheme(site, layout, dark)
      const tones = standInsOf(colour, given, values, set)
      return tones.length > 0 ? [{ scheme, tones, reached: lowestContrast(given, values) }] : []
    })
    const [first] = schemes
    if (!first) return []
    const reached = Math.min(...schemes.map((one) => one.reached))
    const nearest = first.tones[0]?.tone
    return [
      {
        code: codeOf(colour, reached),
        file: MANIFEST,
        pointer: `/templates/parameters/theme/${colour}`,
        means: `Fills are exactly ${given}. ${schemes.map(tonesIn).join(' ')}`,
        mend: `Nothing has to be done where that is meant; ${nearest} as the ${colour} would be nearly the same everywhere.`,
      },
    ]
  })
}

const codeOf = (colour: 'brand' | 'accent', reached: number): Code =>
  colour === 'accent' ? 'theme.accentTones' : reached < FAINT_RATIO ? 'theme.brand' : 'theme.brandTones'

const tonesIn = ({
  scheme,
  tones,
  reached,
}: {
  scheme: string
  tones: readonly StandIn[]
  reached: number
}) =>
  `Its contrast with the ${scheme} page and its surfaces is ${reached.toFixed(2)}:1 at the lowest, so ${tones
    .map(({ token, where, needed, tone }) => `${where} are ${tone} (${token}, ${needed}:1)`)
    .join(', and ')}.`
