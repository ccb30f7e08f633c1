import { isRecord, parseObject } from '../../../../src/json/read.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import { at, text } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { MANIFEST, type Opened } from '../open.ts'
import { fileNamed, ownPath } from '../paths.ts'

type Code = 'icon.size' | 'icon.lacks'

interface Icon {
  readonly pointer: string
  readonly src: string
  /** `192x192`, several separated by blanks, or `any`. */
  readonly sizes: string
}

const PARAMETERS = '/templates/parameters'
/** Browsers require both for installation (web.dev, "Installable manifest"). */
const TO_INSTALL = ['192x192', '512x512']
/** Edge of the icon for iPhones, px (docs/contract.md). */
const APPLE = '180x180'

/** Checks that icons have their declared size, and that those for installation exist. */
export const icons = defineCheck<Code>({
  looksFor: 'icons of another size than is said, and sizes without which a site cannot be installed',
  codes: { 'icon.size': 'error', 'icon.lacks': 'warning' },
  run: (merchant) => {
    const manifest = merchant.value(MANIFEST)
    if (!isRecord(manifest)) return []
    const listed = listedIn(manifest)
    const offered = [...listed, ...offeredBy(manifest)]
    const apple = text(at(manifest, 'templates', 'parameters', 'apple_touch_icon'))
    const all = [
      ...offered,
      ...(apple ? [{ pointer: `${PARAMETERS}/apple_touch_icon`, src: apple, sizes: APPLE }] : []),
    ]
    return [
      ...all.flatMap((icon) => faultOf(merchant, icon)),
      ...lacking(listed.length > 0 ? listed : offered),
    ]
  },
})

function listedIn(manifest: unknown): Icon[] {
  const list = at(manifest, 'icons')
  return (Array.isArray(list) ? list : []).flatMap((icon: unknown, index) =>
    isRecord(icon) ? [{ pointer: `/icons/${index}/src`, src: text(icon.src), sizes: text(icon.sizes) }] : [],
  )
}

/** The icons of the template `pwa`, by size. */
function offeredBy(manifest: unknown): Icon[] {
  const pwa = parseObject(at(manifest, 'templates', 'parameters', 'pwa')) ?? {}
  return ['icons', 'maskable'].flatMap((group) => {
    const list = pwa[group]
    return Object.entries(isRecord(list) ? list : {}).map(([sizes, src]) => ({
      pointer: `${PARAMETERS}/pwa/${group}${pointerStep(sizes)}`,
      src: text(src),
      sizes,
    }))
  })
}

function faultOf(merchant: Opened, { pointer, src, sizes }: Icon): FoundBy<Code>[] {
  const named = fileNamed(ownPath(merchant, src) ?? '')
  const { others } = merchant.files
  if (!named || named.code !== merchant.code || !Object.hasOwn(others, named.file)) return []
  const size = others[named.file]?.size
  // The check of pictures reports unreadable ones.
  if (!size) return []
  const wanted = sizes.toLowerCase().split(/\s+/)
  const is = `${size.width}x${size.height}`
  // An SVG fits any size; only its proportions count.
  const fits = named.file.endsWith('.svg') ? size.width === size.height : wanted.includes(is)
  if (fits || sizes === '' || wanted.includes('any')) return []
  return [
    {
      file: MANIFEST,
      pointer,
      code: 'icon.size',
      means: `${named.file} is ${is}, not ${sizes}: phones leave it out or blur it, and may not offer to install the site.`,
      mend: `Put a picture of ${sizes} there, or say ${is}.`,
    },
  ]
}

function lacking(icons: readonly Icon[]): FoundBy<Code>[] {
  const there = icons.flatMap(({ sizes, src }) => (src ? sizes.toLowerCase().split(/\s+/) : []))
  if (there.includes('any')) return []
  const missing = TO_INSTALL.filter((size) => !there.includes(size))
  if (missing.length === 0) return []
  return [
    {
      code: 'icon.lacks',
      file: MANIFEST,
      pointer: '/icons',
      means: `There is no icon of ${missing.join(' and ')}: phones do not offer to install the site.`,
      mend: `Add ${missing.join(' and ')} to icons, or to the template pwa.`,
    },
  ]
}
