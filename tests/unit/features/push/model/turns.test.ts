import { describe, expect, it } from 'vitest'
import { createTurns, PATIENCE_MS } from '../../../../../src/features/push/model/turns.ts'

function world() {
  const log: string[] = []
  let late: () => void = () => undefined
  const inTurn = createTurns((ms) => {
    expect(ms).toBe(PATIENCE_MS)
    return new Promise<void>((resolve) => {
      late = resolve
    })
  })
  const work = (name: string, end: Promise<unknown> = Promise.resolve()) =>
    inTurn(async () => {
      log.push(`${name} begins`)
      await end
      log.push(`${name} ends`)
      return name
    })
  return { log, work, runLate: () => late() }
}

describe('members who leave and come', () => {
  it('are dealt with one after the other', async () => {
    const { log, work } = world()
    const answers = await Promise.all([work('leaving'), work('coming')])
    expect(answers).toEqual(['leaving', 'coming'])
    expect(log).toEqual(['leaving begins', 'leaving ends', 'coming begins', 'coming ends'])
  })

  it("do not hear of each other's failures", async () => {
    const { work } = world()
    const leaving = work('leaving', Promise.reject(new Error('no')))
    const coming = work('coming')
    await expect(leaving).rejects.toThrow('no')
    expect(await coming).toBe('coming')
  })

  it('do not wait for ever', async () => {
    const { log, work, runLate } = world()
    void work('leaving', new Promise(() => undefined))
    const coming = work('coming')
    runLate()
    expect(await coming).toBe('coming')
    expect(log).toEqual(['leaving begins', 'coming begins', 'coming ends'])
  })
})
