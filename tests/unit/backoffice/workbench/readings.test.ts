import { expect, it, vi } from 'vitest'
import type { Merchants } from '../../../../scripts/backoffice/merchants.ts'
import { openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { readingOf } from '../../../../scripts/backoffice/workbench/readings.ts'
import { MERCHANTS } from '../../../../scripts/merchant/folder.ts'

const withMerchants = async (test: (merchants: Merchants) => Promise<void>): Promise<void> => {
  const merchants = await openMerchants(MERCHANTS, () => undefined)
  try {
    await test(merchants)
  } finally {
    merchants.close()
  }
}

it('reads every folder once until something is written, and leaves out those of which nothing can be read', () =>
  withMerchants(async (merchants) => {
    const readOne = vi.fn(async (_: Merchants, { code }: { code: string }) =>
      code === 'aurora' ? undefined : code,
    )
    const reading = readingOf(readOne)
    expect(reading.last(merchants)).toEqual({ read: new Map(), isOfNow: false })
    const first = await reading.now(merchants)
    const others = merchants.all().flatMap(({ code }) => (code === 'aurora' ? [] : [code]))
    expect([...first.keys()].sort()).toEqual(others.sort())
    expect(await reading.now(merchants)).toBe(first)
    expect(reading.last(merchants)).toEqual({ read: first, isOfNow: true })
    expect(readOne).toHaveBeenCalledTimes(merchants.all().length)
    merchants.changed()
    expect(reading.last(merchants), 'of an earlier state').toEqual({ read: first, isOfNow: false })
    expect(await reading.now(merchants)).not.toBe(first)
  }))

it('runs one reading at a time: whoever asks after a change meanwhile shares the next one', () =>
  withMerchants(async (merchants) => {
    let running = 0
    let rounds = 0
    const reading = readingOf(async (_, { code }) => {
      if (code === merchants.all()[0]?.code) {
        running += 1
        rounds += 1
      }
      expect(running).toBe(1)
      if (code === merchants.all().at(-1)?.code) running -= 1
      return rounds
    })
    const first = reading.now(merchants)
    merchants.changed()
    const second = reading.now(merchants)
    merchants.changed()
    const third = reading.now(merchants)
    expect(third).toBe(second)
    expect(reading.last(merchants).isOfNow).toBe(false)
    expect([...(await first).values()][0]).toBe(1)
    expect([...(await third).values()][0]).toBe(2)
    expect(rounds).toBe(2)
  }))

it('tries a reading again that has failed', () =>
  withMerchants(async (merchants) => {
    let isBroken = true
    const reading = readingOf(async () => {
      if (isBroken) throw new Error('disk')
      return 1
    })
    await expect(reading.now(merchants)).rejects.toThrow('disk')
    isBroken = false
    expect((await reading.now(merchants)).size).toBe(merchants.all().length)
  }))
