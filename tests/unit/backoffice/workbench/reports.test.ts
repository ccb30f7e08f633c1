import { describe, expect, it } from 'vitest'
import { reportsOf } from '../../../../scripts/backoffice/workbench/reports.ts'
import { World } from '../../../../scripts/backoffice/world.ts'
import { readReported } from '../../../../src/workbench/model/report.ts'

const report = (at: number, name: string) => ({
  type: 'error',
  at,
  screen: 'home',
  release: 'app-1.js',
  name,
})

describe('reports on the desk', () => {
  it('are those of all merchants of a world, the newest first', () => {
    const world = new World('w')
    world.merchantState('one').reports = [report(1, 'first'), report(3, 'third')]
    world.merchantState('two').reports = [report(2, 'second')]
    expect(reportsOf(world).map(({ name }) => name)).toEqual(['third', 'second', 'first'])
    expect(reportsOf(world).map(({ id }) => id)).toEqual(['one 1', 'two 0', 'one 0'])
  })

  it('are fifty at most', () => {
    const world = new World('w')
    world.merchantState('one').reports = Array.from({ length: 60 }, (_, at) => report(at, `r${at}`))
    const shown = reportsOf(world)
    expect([shown.length, shown[0]?.name]).toEqual([50, 'r59'])
  })

  it('survive reports that no page of ours would send', () => {
    const world = new World('w')
    world.merchantState('one').reports = [null, 'text', { at: 'noon', stack: [1], value: 'much' }]
    for (const line of reportsOf(world)) {
      expect(line).toMatchObject({ time: 0, name: '', message: '' })
      expect(line.value).toBeUndefined()
    }
  })

  it('hold a measure, and where an error was', () => {
    const world = new World('w')
    world.merchantState('one').reports = [{ ...report(1, 'LCP'), value: 900, stack: ['app-1.js:1:2'] }]
    expect(reportsOf(world)[0]).toMatchObject({ value: 900, stack: ['app-1.js:1:2'] })
  })

  it('are there as they were sent, so that a phone can show their state', () => {
    const world = new World('w')
    const visit = { merchant: 'one', session: 'member', device: 'ios', path: '/m/home' }
    world.merchantState('one').reports = [{ ...report(1, 'E'), visit }]
    expect(readReported(JSON.stringify(reportsOf(world)[0]?.sent))).toMatchObject({
      visit: { merchant: 'one', isMember: true, device: 'ios', path: '/m/home' },
    })
  })
})
