// @vitest-environment happy-dom
import { act, useContext } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import HomeScreen from '../../../../src/features/home/HomeScreen.tsx'
import { type SectionContent, SectionContentContext } from '../../../../src/features/shared/sectionState.ts'
import { layouts } from '../../../../src/layouts/index.ts'
import { PartsProvider } from '../../../../src/layouts/PartsContext.ts'
import type { LayoutParts } from '../../../../src/layouts/parts.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import type { SectionProps } from '../../../../src/registry/feature.ts'
import { lazy } from '../../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import type { PlannedSection } from '../../../../src/registry/plan.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { homeSection } from '../../../../src/site/home.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'

afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
})

const drawn = (text: string) => lazy<SectionProps>(async () => ({ default: () => <p>{text}</p> }))
const Throws = (): never => {
  throw new Error('broken')
}
const Home: LayoutParts['Home'] = ({ children }) => <div data-home="">{children}</div>

async function show(sections: readonly PlannedSection[], app = appWith()) {
  const report = vi.fn()
  const facts = factsWith()
  const empty = plan({ features: [], layouts }, facts)
  const { load } = empty.layout
  const parts = { ...(await load()), Home }
  render(
    <MemoryRouter>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: { ...empty, sections }, facts, report }}>
          <PartsProvider value={parts}>
            <HomeScreen />
          </PartsProvider>
        </PlanProvider>
      </AppProvider>
    </MemoryRouter>,
  )
  await act(async () => undefined)
  return report
}

describe('home', () => {
  it('draws the planned sections in their order, each marked with its type and its feature', async () => {
    await show([
      { feature: 'lottery', section: homeSection('lotteryDraws'), load: drawn('draws') },
      { feature: 'banners', section: homeSection('bannerCarousel'), load: drawn('banners') },
    ])
    const roots = [...document.querySelectorAll<HTMLElement>('[data-home] > [data-section]')]
    expect(roots.map(({ dataset }) => [dataset.section, dataset.feature])).toEqual([
      ['lotteryDraws', 'lottery'],
      ['bannerCarousel', 'banners'],
    ])
    expect(roots.map((root) => root.textContent)).toEqual(['draws', 'banners'])
  })

  it('lives on without a section that throws, and reports it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const report = await show([
      {
        feature: 'banners',
        section: homeSection('bannerCarousel'),
        load: lazy(async () => ({ default: Throws })),
      },
      { feature: 'footer', section: homeSection('footer'), load: drawn('the end') },
    ])
    expect(find('[data-section=footer]').textContent).toBe('the end')
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'feature.crashed', pointer: '/banners' }),
    )
  })

  it('draws a type twice where the template has it twice', async () => {
    const load = drawn('games')
    await show([
      { feature: 'gameLanes', section: homeSection('gameLanes'), load },
      { feature: 'gameLanes', section: homeSection('gameLanes'), load },
    ])
    expect(document.querySelectorAll('[data-section=gameLanes]')).toHaveLength(2)
  })

  it('says why a section is not there while it is empty, and no longer once it has content', async () => {
    let tell: (content: SectionContent) => void = () => undefined
    function Told() {
      tell = useContext(SectionContentContext)
      return null
    }
    const app = appWith()
    const load = lazy<SectionProps>(async () => ({ default: Told }))
    await show([{ feature: 'banners', section: homeSection('bannerCarousel'), load }], app)
    const reasons = () => Object.keys(app.overlays.decisions.getState())
    act(() => tell('empty'))
    expect(reasons()).toEqual(['banners#bannerCarousel'])
    expect(find('[data-section]').hidden).toBe(true)
    act(() => tell('shown'))
    expect(reasons()).toEqual([])
    expect(find('[data-section]').hidden).toBe(false)
  })
})
