import type { Page } from '@playwright/test'

/** The dimensions of a list of games, px, and its pictures. */
export interface ListShape {
  readonly columns: number
  readonly width: number
  /** From the start of one row to the start of the next. */
  readonly pitch: number
  readonly picture: { readonly width: number; readonly height: number }
  readonly pictures: readonly string[]
}

/** Measures the games that are shown. */
export const shapeOf = (page: Page): Promise<ListShape> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-feature="gameLanes"] li[aria-posinset]')]
    const boxes = cards.map((card) => card.getBoundingClientRect())
    const [first] = boxes
    const next = boxes.find(({ top }) => first && top > first.top + 1)
    const images = cards.flatMap((card) => [...card.querySelectorAll('img')])
    const picture = images[0]?.getBoundingClientRect()
    if (!first || !next || !picture) throw new Error('there are no two rows of games with pictures')
    return {
      columns: boxes.filter(({ top }) => Math.abs(top - first.top) < 1).length,
      width: first.width,
      pitch: next.top - first.top,
      picture: { width: picture.width, height: picture.height },
      pictures: [...new Set(images.map(({ src }) => src))],
    }
  })

const BARE =
  '<!doctype html><title>Bare list</title><body style="margin:0"><ul style="position:relative;margin:0;padding:0"></ul>'

/**
 * The baseline: the same pictures and names as links in as many rows of the same size, made of plain elements only.
 * The cost of scrolling it is the cost of this browser on this machine at this moment.
 */
export async function showBareList(page: Page, shape: ListShape, count: number): Promise<void> {
  // At the merchant's own origin: its pictures are only served to its own pages.
  const address = new URL('/bare-list', page.url()).href
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: BARE }))
  await page.goto(address)
  await page.evaluate(drawBareList, { ...shape, count })
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
}

/** Runs in the page. Draws only the rows in and near the window, like every virtual list. */
function drawBareList({ columns, width, pitch, picture, pictures, count }: ListShape & { count: number }) {
  const READY = 4
  const list = document.querySelector('ul')
  if (!list) return
  const rows = Math.ceil(count / columns)
  list.style.height = `${rows * pitch}px`
  const shown = new Map<number, HTMLElement[]>()
  const cardAt = (row: number, column: number): HTMLElement => {
    const number = row * columns + column
    const card = document.createElement('li')
    card.style.cssText = `position:absolute;list-style:none;top:${row * pitch}px;left:${column * width}px;width:${width}px;height:${pitch}px`
    card.innerHTML = `<a href="#${number}"><img alt="" width="${picture.width}" height="${picture.height}" src="${pictures[number % pictures.length]}"><b>Game ${number}</b></a>`
    return card
  }
  const draw = () => {
    const from = Math.max(0, Math.floor(scrollY / pitch) - READY)
    const to = Math.min(rows - 1, Math.floor((scrollY + innerHeight) / pitch) + READY)
    for (const [row, cards] of shown) {
      if (row >= from && row <= to) continue
      for (const card of cards) card.remove()
      shown.delete(row)
    }
    for (let row = from; row <= to; row += 1) {
      if (shown.has(row)) continue
      const cards = Array.from({ length: columns }, (_, column) => cardAt(row, column))
      shown.set(row, cards)
      list.append(...cards)
    }
  }
  addEventListener('scroll', draw, { passive: true })
  draw()
}
