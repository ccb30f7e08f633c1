/** A named part of a page and its position, in whole px of the page. */
export interface Box {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The content of a cell's text baseline. */
export interface CellView {
  readonly page: { readonly width: number; readonly height: number }
  readonly boxes: readonly Box[]
  readonly buttons: number
  readonly links: number
  readonly aria: string
}

const ARIA = '\n\naria\n'

/** The text of a cell: boxes first, then the aria snapshot. One line per entry, so that differences are readable. */
export function cellText({ page, boxes, buttons, links, aria }: CellView): string {
  const number = (value: number) => String(value).padStart(5)
  const lines = boxes.map(
    ({ name, x, y, width, height }) => `${[x, y, width, height].map(number).join('')}  ${name}`,
  )
  const counts = `page ${page.width}×${page.height}, ${buttons} buttons, ${links} links`
  return `${[counts, '    x    y    w    h', ...lines].join('\n')}${ARIA}${aria.trim()}\n`
}

/** The part of a cell's text that does not depend on fonts. */
export function withoutBoxes(text: string): string {
  const [, aria] = text.split(ARIA)
  return aria ?? text
}
