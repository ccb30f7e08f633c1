import { registry } from '../../../../src/app/registry.ts'
import { resolveTheme } from '../../../../src/app/resolvedTheme.ts'
import { layoutOf } from '../../../../src/registry/plan.ts'
import { FAINT_RATIO } from '../../../../src/themes/derive.ts'
import { at } from '../../../backoffice/json.ts'
import { faultOfCurrency } from '../../currency.ts'
import { faultOfName } from '../../names.ts'
import { weakLine } from '../../new/colours.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { MANIFEST, type Opened, STATUS } from '../open.ts'
import { schemesOf } from './contrast.ts'

type Code = 'name.form' | 'currency.unknown' | 'theme.brand' | 'theme.brandLine'

const NAMES: readonly (readonly [file: string, steps: readonly string[]])[] = [
  ['merchant.json', ['name']],
  [STATUS, ['info', 'merchantName']],
  [MANIFEST, ['name']],
  [MANIFEST, ['short_name']],
]

/** The rules of `new` for name, currency and colour, applied to existing folders. */
export const brand = defineCheck<Code>({
  looksFor:
    'a name, a currency or a brand colour that a new merchant would not be given, or not without a word',
  codes: {
    'name.form': 'error',
    'currency.unknown': 'warning',
    'theme.brand': 'warning',
    'theme.brandLine': 'note',
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

function inColour({ site }: Opened): FoundBy<Code>[] {
  const primary = site?.theme.brand
  if (!site || primary === undefined || site.theme.tokens?.['brand-line'] !== undefined) return []
  const layout = layoutOf(registry, site)
  const [weak] = schemesOf(site).flatMap(
    (dark) => weakLine(primary, resolveTheme(site, layout, dark).values) ?? [],
  )
  if (!weak) return []
  const { given, reached, needed, nearest } = weak
  return [
    {
      code: reached < FAINT_RATIO ? 'theme.brand' : 'theme.brandLine',
      file: MANIFEST,
      pointer: '/templates/parameters/theme/brand',
      means: `${given} on its page has a contrast of ${reached.toFixed(2)}:1; lines and icons need ${needed}:1 (WCAG AA): there players see ${nearest} instead.`,
      mend: `Nothing has to be done where that is meant; ${nearest} as the brand would be the same everywhere.`,
    },
  ]
}
