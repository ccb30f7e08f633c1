import { describe, expect, it } from 'vitest'
import { blockingTime, interactiveAt } from '../../../scripts/bench/interactive.ts'
import { needsRest, passesOf } from '../../../scripts/bench/metrics.ts'
import type { Exchange } from '../../../scripts/bench/network.ts'
import { benchOptions } from '../../../scripts/bench/options.ts'
import { middleOf, ratiosOf } from '../../../scripts/bench/summary.ts'
import { quietFor, trafficOf } from '../../../scripts/bench/traffic.ts'

const exchange = (path: string, destination: string, more: Partial<Exchange> = {}): Exchange => ({
  path,
  destination,
  from: 0,
  to: 10,
  bytes: 100,
  ...more,
})

describe('options of the bench', () => {
  it('measure everything in every merchant unless a part is chosen', () => {
    const all = benchOptions([])
    expect(all.merchants).toEqual(['aurora', 'manila', 'saigon', 'unseen'])
    expect(all.pages).toEqual(['home', 'login', 'member.home'])
    expect(all.metrics).toContain('inpMs')
    expect(all).toMatchObject({ repeat: true, rules: true, runs: 3 })
  })

  it('choose merchants, pages, metrics, visits and runs', () => {
    const args = '--merchant aurora,unseen --page home --only taskMs,requests --visit first --runs 1'
    expect(benchOptions(args.split(' '))).toMatchObject({
      merchants: ['aurora', 'unseen'],
      pages: ['home'],
      metrics: ['taskMs', 'requests'],
      repeat: false,
      rules: false,
      runs: 1,
    })
  })

  it.each([
    ['--page lobby', 'lobby'],
    ['--only taskms', 'taskms'],
    ['--runs 0', '0'],
    ['--visit second', 'second'],
    ['--network 5g', '5g'],
  ])('%s is refused by name', (args, named) => {
    expect(() => benchOptions(args.split(' '))).toThrow(named)
  })

  it('throttle as Lighthouse does where that is asked for', () => {
    expect(benchOptions([]).network).toMatchObject({ latencyMs: 150, connectMs: 300 })
    expect(benchOptions(['--network', 'devtools']).network).toMatchObject({ latencyMs: 562.5, connectMs: 0 })
  })

  it('put the edge before the app where that is asked for', () => {
    expect(benchOptions([]).edge).toBe(false)
    expect(benchOptions(['--edge']).edge).toBe(true)
  })

  it('ask for no more visits than the metrics need', () => {
    expect(passesOf(['taskMs', 'requests'])).toEqual(['work'])
    expect(passesOf(['tbtMs', 'inpMs'])).toEqual(['phone', 'taps'])
    expect(needsRest(['taskMs', 'tbtMs'])).toBe(false)
    expect(needsRest(['idleMs'])).toBe(true)
  })
})

describe('blocking time', () => {
  it('is what tasks take beyond 50 ms, after the first paint', () => {
    const tasks = [
      { from: 0, to: 90 },
      { from: 100, to: 220 },
      { from: 300, to: 349 },
    ]
    expect(blockingTime(tasks, 95)).toBe(70)
  })

  it('counts of a task that holds the first paint only what comes after it', () => {
    expect(blockingTime([{ from: 0, to: 200 }], 100)).toBe(50)
  })
})

describe('time to interactive', () => {
  it('is the first paint where nothing keeps the page busy', () => {
    expect(interactiveAt([], [{ from: 0, to: 50 }], 100)).toBe(100)
  })

  it('is the end of the last long task before five quiet seconds', () => {
    const tasks = [
      { from: 200, to: 300 },
      { from: 4_000, to: 4_100 },
      { from: 20_000, to: 20_100 },
    ]
    expect(interactiveAt(tasks, [], 100)).toBe(4_100)
  })

  it('waits while more than two requests are open, and counts from the task before', () => {
    const tasks = [{ from: 200, to: 300 }]
    const two = [
      { from: 0, to: 9_000 },
      { from: 0, to: 9_000 },
    ]
    expect(interactiveAt(tasks, two, 100)).toBe(300)
    const later = [...two, { from: 3_000, to: 3_500 }]
    expect(interactiveAt([...tasks, { from: 3_200, to: 3_300 }], later, 100)).toBe(3_300)
  })
})

describe('the traffic of a visit', () => {
  it('tells the scripts of the page from those that the worker brings', () => {
    const traffic = trafficOf([
      exchange('/m/home', 'document'),
      exchange('/m/assets/app-1.js', 'script'),
      exchange('/m/sw.js', 'serviceworker'),
      exchange('/m/assets/chat-1.js', 'empty'),
      exchange('/wps/system/status', 'empty'),
    ])
    expect(traffic).toEqual({ requests: 5, scripts: 1, scriptsWithWorker: 3, bytes: 500 })
  })

  it('is quiet from the end of the last request, and never while one is open', () => {
    const ended = exchange('/a', 'empty', { from: 10, to: 40 })
    expect(quietFor([exchange('/b', 'empty'), ended], 100)).toBe(60)
    const { to: _, ...open } = ended
    expect(quietFor([open], 100)).toBe(0)
  })
})

describe('the summary', () => {
  it('takes the middle of what was asked for', () => {
    const visits = [{ taskMs: 900.4 }, { taskMs: 100 }, { taskMs: 200.4, requests: 3 }]
    expect(middleOf(visits, ['taskMs', 'requests', 'nodes'])).toEqual({ taskMs: 200, requests: 3 })
  })

  it('compares with the bare page what both have', () => {
    const app = { taskMs: 500, requests: 12, interactiveMs: 900 }
    expect(ratiosOf(app, { taskMs: 100, requests: 3 })).toEqual({ taskMs: 5 })
  })
})
