import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOnly } from 'axe-core'
import { measureContrast } from './contrast.ts'
import { explanationOf } from './explained.ts'

/** The minified one of its two files, because every loaded page runs it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const CONTRAST = 'color-contrast'
/** The rules that depend on colours. */
const OF_COLOURS = [CONTRAST, 'link-in-text-block']
/** Inline styles that axe's rule on text spacing is about (WCAG 2.1, 1.4.12). */
const INLINE_SPACING = '[style*="spacing"], [style*="line-height"]'

type Result = AxeResults['violations'][number]
type Found = Result['nodes'][number]

declare global {
  interface Window {
    readonly axe: typeof axe
    /** Runs axe's source, which then is `window.axe`. */
    readonly loadAxe?: () => void
  }
}

/**
 * Gives every page that loads from now on axe's source. A page that is asked for its findings without it gets the source then:
 * half a megabyte, which takes four times as long to send as to run.
 */
export const provideAxe = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `window.loadAxe = () => {${source}\n}` })

/** Runs in the page: loads axe where its source is there. A page that is reused has already loaded it. */
function hasAxe(): boolean {
  const isLoaded = (): boolean => 'axe' in window
  if (!isLoaded()) window.loadAxe?.()
  return isLoaded()
}

/** Runs in the page. */
async function runAxe(given: {
  only: RunOnly
  within: string | undefined
  sizes: boolean
  spacing: string
}): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const { only, within, sizes, spacing } = given
  const { violations, incomplete } = await window.axe.run(
    within === undefined ? document : { include: [within] },
    {
      runOnly: only,
      resultTypes: ['violations', 'incomplete'],
      rules: {
        'target-size': { enabled: sizes },
        // It reads inline styles alone, and styles every element that has one anew.
        'avoid-inline-spacing': { enabled: document.querySelector(spacing) !== null },
      },
      // Vendors' frames are not ours, and each is waited for.
      iframes: false,
      // Preloading would insert other origins' style sheets into the page, which the page's policy forbids.
      preload: false,
    },
  )
  return { violations, incomplete }
}

interface Options {
  readonly within?: string | undefined
  readonly sizes?: boolean
  readonly colours?: boolean
}

/**
 * Open accessibility findings of a page (WCAG 2.2 AA). What axe cannot decide is measured, else open until explained.
 *
 * @param within the part of the page (CSS) to check; absent: the whole page
 * @param sizes whether controls of less than 24 px are findings; `targets.ts` measures 44 px instead
 * @param colours whether only colours are checked: all else has been, on the same page in other colours
 */
export async function accessibilityFindings(
  page: Page,
  cell: string,
  { within, sizes = true, colours = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(source)
  const only: RunOnly = colours ? { type: 'rule', values: OF_COLOURS } : { type: 'tag', values: TAGS }
  const given = { only, within, sizes: sizes && !colours, spacing: INLINE_SPACING }
  const { violations, incomplete } = await page.evaluate(runAxe, given)
  const undecided = incomplete.find(({ id }) => id === CONTRAST)?.nodes.map(placeOf) ?? []
  const contrast = await measureContrast(page, undecided)

  const isOpen = (rule: string, node: Found): boolean =>
    (rule !== CONTRAST || contrast.has(placeOf(node))) &&
    explanationOf(rule, cell, `${node.html} ${placeOf(node)}`) === undefined
  return [
    ...violations.flatMap((result) => finding('axe', result, result.nodes)),
    ...incomplete.flatMap((result) =>
      finding(
        'axe undecided',
        result,
        result.nodes.filter((node) => isOpen(result.id, node)),
        (node) => (result.id === CONTRAST ? contrast.get(placeOf(node)) : undefined),
      ),
    ),
  ]
}

const placeOf = ({ target }: Found): string => target.flat().join(' ')

function finding(
  kind: string,
  { id, help }: Result,
  nodes: readonly Found[],
  measured: (node: Found) => string | undefined = () => undefined,
): string[] {
  const [first] = nodes
  if (!first) return []
  const why = measured(first) ?? [...first.any, ...first.all, ...first.none][0]?.message ?? ''
  return [`${kind}: ${id} (${help}), ${nodes.length} of them: ${first.html.slice(0, 220)} ${why}`]
}
