import { expect, type Page, test } from '@playwright/test'
import { watchCalm } from '../support/disableMotion.ts'
import { listen } from '../support/noise.ts'
import { accessibilityFindings, provideAxe } from './axe.ts'
import { leaveOnly } from './foremost.ts'
import { readCellText, sidewaysScroll } from './look.ts'
import { comparePictures, lossless } from './picture.ts'
import { snapshotPicture } from './snapshotPicture.ts'
import { targetFindings } from './targets.ts'
import { touchingFindings } from './touching.ts'

/** Checks that never fail would be worse than none, so each is tested with something that is wrong. */
const show = (page: Page, body: string): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><body style="margin:0"><main>${body}</main>`,
  )

const onGradient = (colour: string, words: string) =>
  `<p style="font: 16px sans-serif; color: ${colour}; background: linear-gradient(#123, #456)">${words}</p>`

test('contrast that axe cannot decide is measured: readable text passes, unreadable text is found', async ({
  page,
}) => {
  await show(page, `<h1>Contrast</h1>${onGradient('#fff', 'well readable words')}`)
  expect(await accessibilityFindings(page, 'a page')).toEqual([])
  await show(page, `<h1>Contrast</h1>${onGradient('#678', 'words in the fog')}`)
  const found = await accessibilityFindings(page, 'a page')
  expect(found.join()).toMatch(/color-contrast.*words in the fog.*measured \d\.\d\d:1, needed 4\.5:1/)
})

test('a control without a name is found', async ({ page }) => {
  await show(page, '<h1>Names</h1><button></button>')
  expect((await accessibilityFindings(page, 'a page')).join()).toContain('button-name')
})

test('a page that has axe from the beginning is held to the same rules', async ({ page }) => {
  await provideAxe(page)
  await page.goto('about:blank')
  await show(page, '<h1>Names</h1><button></button>')
  expect(await page.evaluate(() => typeof window.loadAxe)).toBe('function')
  expect((await accessibilityFindings(page, 'a page')).join()).toContain('button-name')
})

test('spacing of text that a reader cannot change is found', async ({ page }) => {
  await show(page, '<h1>Spacing</h1><p style="letter-spacing: 1px !important">words</p>')
  expect((await accessibilityFindings(page, 'a page')).join()).toContain('avoid-inline-spacing')
})

test('horizontal overflow of the page is found, but not inside an element that scrolls by itself', async ({
  page,
}) => {
  const wide = '<div style="inline-size: 500px; block-size: 20px">wide</div>'
  await show(page, wide)
  expect((await sidewaysScroll(page)).join()).toContain('140 px too wide')
  await show(page, `<div style="overflow-x: auto">${wide}</div>`)
  expect(await sidewaysScroll(page)).toEqual([])
  await page.addStyleTag({ content: 'body { overflow-x: hidden }' })
  await show(page, `<style>body { overflow-x: hidden }</style>${wide}`)
  expect((await sidewaysScroll(page)).join()).toContain('reaches from 0 to 500')
})

test('every error and warning of a page is collected', async ({ page }) => {
  const noise = listen(page)
  await show(page, '<h1>Noise</h1>')
  await page.evaluate(() => {
    console.error('it hurts')
    setTimeout(() => {
      throw new Error('it broke')
    })
  })
  await page.evaluate(() => fetch('http://localhost:1/nothing').catch(() => undefined))
  await watchCalm(page).rest()
  const heard = noise.take().join()
  for (const word of ['it hurts', 'it broke', 'localhost:1/nothing']) expect(heard).toContain(word)
  expect(noise.take()).toEqual([])
})

test('a page is at rest only when nothing is busy any more', async ({ page }) => {
  const calm = watchCalm(page)
  await show(page, '<p aria-busy="true">soon</p>')
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('p')?.removeAttribute('aria-busy'), 300)
  })
  await calm.rest()
  expect(await page.locator('[aria-busy]').count()).toBe(0)
})

test('who waits for rest is told what is busy although no request is open, and may end it', async ({
  page,
}) => {
  const calm = watchCalm(page)
  await show(page, '<button aria-busy="true">Log in</button>')
  await calm.rest(undefined, async (element) => {
    expect(element).toContain('Log in')
    await page.evaluate(() => document.querySelector('button')?.removeAttribute('aria-busy'))
  })
  expect(await page.locator('[aria-busy]').count()).toBe(0)
})

test('a page that keeps writing the same rests, and one that writes something else does not', async ({
  page,
}) => {
  const calm = watchCalm(page)
  await show(page, '<p title="same">here</p>')
  await page.evaluate(() => {
    let left = 30
    const write = () => {
      left -= 1
      document.querySelector('p')?.setAttribute('title', 'same')
      if (left > 10) document.querySelector('p')?.setAttribute('lang', `${left}`)
      requestAnimationFrame(write)
    }
    write()
  })
  await calm.rest()
  expect(await page.locator('p').getAttribute('lang')).toBe('11')
})

test('a picture is taken when nothing moves any more, without layers that an animation left', async ({
  page,
}) => {
  const button =
    '<button style="position: absolute; inset: 100.4px 16px auto; block-size: 56.4px">Go</button>'
  await show(page, button)
  const kept = await lossless((await snapshotPicture(page)).png)
  await page.evaluate(() => {
    const pressed = document.querySelector('button')
    pressed?.animate([{ opacity: 0.2, transform: 'scale(0.5)' }, {}], { duration: 60_000 })
  })
  expect((await snapshotPicture(page, kept)).isKept).toBe(true)
  await page.evaluate(() => {
    const pressed = document.querySelector('button')
    pressed?.animate([{ opacity: 0.2 }, { opacity: 0.2 }], { duration: 60_000, fill: 'forwards' })
  })
  expect((await snapshotPicture(page, kept)).isKept).toBe(false)
})

test('a part that moves by a pixel, and a pixel of another colour, are differences', async ({ page }) => {
  const header = (top: number) =>
    `<header style="position: absolute; inset-block-start: ${top}px">Here</header>`
  await show(page, header(10))
  const [text, picture] = [await readCellText(page), await page.screenshot()]
  await show(page, header(10))
  expect(await readCellText(page)).toBe(text)
  expect((await comparePictures(await lossless(picture), await page.screenshot())).same).toBe(true)
  await show(page, header(11))
  expect(await readCellText(page)).not.toBe(text)
  const { same, changed, diff } = await comparePictures(await lossless(picture), await page.screenshot())
  expect(same).toBe(false)
  expect(changed).toBeGreaterThan(0)
  expect(diff).toBeDefined()
})

test('of an overlay over a screen only the overlay is compared', async ({ page }) => {
  const bar = (words: string) => `<button></button><p>${words}</p><aside>${words}<a href="#"></a></aside>`
  await show(page, bar('<span style="display: inline-block; inline-size: 500px">wide</span>'))
  await leaveOnly(page, 'aside')
  const found = (await accessibilityFindings(page, 'a page', { within: 'aside' })).join()
  expect(found).toContain('link-name')
  expect(found).not.toContain('button-name')
  expect((await sidewaysScroll(page)).filter((culprit) => culprit.startsWith('<span'))).toHaveLength(1)
})

/** A control of this size, with nothing of its own around. */
const box = (name: string, style: string, tag = 'button') =>
  `<${tag} style="display: block; flex: none; padding: 0; border: 0; ${style}"><span>${name}</span></${tag}>`
const SQUARE = 'inline-size: 44px; block-size: 44px'
const row = (gap: number, ...controls: string[]) =>
  `<div style="display: flex; gap: ${gap}px">${controls.join('')}</div>`

test('a target under 44 px is found, and not one whose area reaches further than it looks', async ({
  page,
}) => {
  await show(page, box('Low', 'inline-size: 90px; block-size: 40px'))
  expect(await targetFindings(page, 'a page')).toEqual(['target: 90×40 px is the target of <button> “Low”'])
  const grown =
    '<style>a { position: relative } a::after { content: ""; position: absolute; inset: -12px }</style>'
  await show(page, `${grown}<a href="#" style="display: block; inline-size: 20px; block-size: 20px">i</a>`)
  expect(await targetFindings(page, 'a page')).toEqual([])
})

test('targets less than 8 px apart are found, side by side and below each other', async ({ page }) => {
  await show(page, row(4, box('One', SQUARE), box('Two', SQUARE)))
  expect(await targetFindings(page, 'a page')).toEqual([
    'target: 4 px between <button> “One” and <button> “Two”',
  ])
  await show(page, box('One', SQUARE) + box('Two', `${SQUARE}; margin-block-start: 7px`))
  expect((await targetFindings(page, 'a page')).join()).toContain('7 px between')
  await show(page, row(8, box('One', SQUARE), box('Two', SQUARE)))
  expect(await targetFindings(page, 'a page')).toEqual([])
})

test('what is exempt by design is no finding: links in text, parts of one control, rows, a heart on a card, what passes below a bar', async ({
  page,
}) => {
  const tabs = `<div role="tablist" style="display: flex">${box('One', SQUARE)}${box('Two', SQUARE)}</div>`
  const wide = 'inline-size: 200px; block-size: 44px'
  const card = `<div style="position: relative; inline-size: 200px; block-size: 90px">
    ${box('Card', 'block-size: 90px; inline-size: 200px')}
    <button style="position: absolute; inset: 0 0 auto auto; ${SQUARE}; border: 0">Heart</button></div>`
  const bar = `<div style="position: fixed; inset: 100px auto auto 0">${box('Over', SQUARE)}</div>`
  const exempt = [
    '<p>Some words and <a href="#">a link</a>, and <a href="#">another</a> among them.</p>',
    tabs,
    `<ul style="list-style: none; padding: 0"><li>${box('One', wide)}</li><li>${box('Two', wide)}</li></ul>`,
    card,
    box('Under', 'inline-size: 200px; block-size: 160px') + bar,
    box('Disabled', 'inline-size: 20px; block-size: 20px').replace('<button', '<button disabled'),
  ]
  for (const body of exempt) {
    await show(page, body)
    expect(await targetFindings(page, 'a page')).toEqual([])
  }
})

test('texts of two controls that touch are found, and not the words of one', async ({ page }) => {
  const words = (gap: number, ...texts: string[]) =>
    row(gap, ...texts.map((text) => `<a href="#" style="display: block">${text}</a>`))
  await show(page, words(0, 'Ana sayfa', 'Promosyonlar'))
  expect(await touchingFindings(page)).toEqual(['“Ana sayfa|Promosyonlar” touch'])
  await show(page, words(4, 'Ana sayfa', 'Promosyonlar'))
  expect(await touchingFindings(page)).toEqual([])
  await show(page, '<p>Words <a href="#">of</a> one <b>sentence</b></p><button><b>3</b><i>new</i></button>')
  expect(await touchingFindings(page)).toEqual([])
})
