// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadWide } from '../../../../src/layouts/wide/loadWide.ts'

/** A window that is wide or narrow and can be made wide. */
function windowThat(matches: boolean) {
  const query = new EventTarget()
  const page = { document, matchMedia: () => Object.assign(query, { matches }) }
  return { page, widen: () => query.dispatchEvent(new Event('change')) }
}

const sheets = () => document.adoptedStyleSheets.length

describe('the styles of wide windows', () => {
  beforeEach(() => {
    document.adoptedStyleSheets = []
  })

  it('are there before a wide window draws its first picture', async () => {
    await loadWide(windowThat(true).page)
    expect(sheets()).toBe(1)
  })

  it('are not loaded by a phone, until its window becomes wide, and then once', async () => {
    const { page, widen } = windowThat(false)
    await loadWide(page)
    expect(sheets()).toBe(0)
    widen()
    await vi.waitFor(() => expect(sheets()).toBe(1))
    widen()
    await loadWide(windowThat(false).page)
    expect(sheets()).toBe(1)
  })
})
