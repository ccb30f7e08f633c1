import type { LanguageCode } from '../../i18n/languages.ts'
import { FONT_FILES } from './files.ts'
import { lacksScript, NOBODYS, SCRIPTS, type Script } from './scripts.ts'

type Weight = keyof (typeof FONT_FILES)[Script['name']]

/** The end of the font stack of texts (`themes/derive.ts`): the families of the scripts that this device lacks. */
const FAMILIES = '--font-script'
/**
 * Font features that no font has, one for each script (`themes/global.css`). Chromium caches shaped words across documents under a
 * key without the web fonts: without a new feature, missing letters would stay empty boxes after the font has loaded.
 */
const FEATURES = '--font-script-features'
const TAG_LENGTH = 4
const MEASURED_AT = '48px'

const familyOf = ({ name }: Script): string => `Script-${name}`
const lacking = new Map<Script, boolean>()
const asked = new Set<string>()
/** Weights that have loaded, by script. */
const come = new Map<Script, number>()

/** Whether the device's fonts lack a script. Asked once for each script, before a web font is loaded. */
function isLacking(script: Script, page: Document): boolean {
  const known = lacking.get(script)
  if (known !== undefined) return known
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = `${MEASURED_AT} ${getComputedStyle(page.body).fontFamily}`
  const widths = (texts: readonly string[]) => texts.map((text) => pen.measureText(text).width)
  const lacks = lacksScript(widths(script.letters), widths(NOBODYS))
  lacking.set(script, lacks)
  return lacks
}

/**
 * Loads fonts for the scripts of these languages where the device has none. Detection causes no layout, and the page is laid
 * out once when all weights of a script have loaded. A font that fails to load is requested again next time.
 */
export async function loadScripts(
  codes: readonly LanguageCode[],
  weights: readonly Weight[] = ['400', '700'],
  page: Document = document,
): Promise<void> {
  const scripts = codes.map((code) => SCRIPTS[code]).filter((script) => script !== undefined)
  await Promise.all(scripts.filter((script) => isLacking(script, page)).map(bring))

  async function bring(script: Script): Promise<void> {
    const fresh = weights.filter((weight) => !asked.has(script.name + weight))
    await Promise.all(
      fresh.map(async (weight) => {
        asked.add(script.name + weight)
        const source = `url("${FONT_FILES[script.name][weight]}") format("woff2")`
        const face = new FontFace(familyOf(script), source, { weight, unicodeRange: script.range })
        try {
          page.fonts.add(await face.load())
          come.set(script, (come.get(script) ?? 0) + 1)
        } catch {
          asked.delete(script.name + weight)
        }
      }),
    )
    if (come.size === 0) return
    const features = [...come].map(([{ name }, count]) => `"${name.slice(0, TAG_LENGTH)}" ${count}`)
    const { style } = page.documentElement
    style.setProperty(FAMILIES, [...come.keys()].map(familyOf).join(', '))
    style.setProperty(FEATURES, features.join(', '))
  }
}
