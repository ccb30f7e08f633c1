// @vitest-environment happy-dom
import { act, type ComponentType, useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { LazyPart } from '../../../src/registry/LazyPart.tsx'
import { type Lazy, lazy } from '../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { factsWith } from '../../support/facts.ts'
import { cleanUp, render } from '../ui/render.tsx'

const Part = () => <p>here</p>
const NOTHING = {}
const facts = factsWith()
const report = vi.fn()
const planned = { plan: plan({ ...registry, features: [] }, facts), facts, report }
const partOf = (load: Lazy, key = 'one') => (
  <PlanProvider value={planned}>
    <LazyPart key={key} feature="part" load={load} props={NOTHING} waiting="soon" broken="broken" />
  </PlanProvider>
)
const settle = () => act(async () => undefined)

afterEach(() => {
  cleanUp()
  report.mockClear()
})

describe('a declared component', () => {
  it('is there at once where it was brought before', async () => {
    const load = lazy(async () => ({ default: Part }))
    await load.preload()
    expect(render(partOf(load)).host.textContent).toBe('here')
  })

  it('shows when it arrives', async () => {
    const { host } = render(partOf(lazy(async () => ({ default: Part }))))
    expect(host.textContent).toBe('soon')
    await settle()
    expect(host.textContent).toBe('here')
  })

  it('shows also where somebody else brought it between its render and its effect', async () => {
    let component: ComponentType | undefined
    const load: Lazy = { current: () => component, preload: async () => Part }
    const Sooner = () => {
      useLayoutEffect(() => {
        component = Part
      }, [])
      return null
    }
    const { host } = render(
      <>
        <Sooner />
        {partOf(load)}
      </>,
    )
    await settle()
    expect(host.textContent).toBe('here')
  })

  it('that does not arrive is reported, and asked for again by the next who needs it', async () => {
    const download = vi.fn(async () => ({ default: Part }))
    download.mockRejectedValueOnce(new Error('the line is lost'))
    const load = lazy(download)
    const { host, update } = render(partOf(load))
    await settle()
    expect(host.textContent).toBe('broken')
    expect(report).toHaveBeenCalledOnce()
    update(partOf(load, 'another'))
    await settle()
    expect(host.textContent).toBe('here')
  })
})
