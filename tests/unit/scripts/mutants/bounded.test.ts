import { describe, expect, it } from 'vitest'
import { runBounded } from '../../../../scripts/mutants/bounded.ts'

const node = (code: string, ms: number) => runBounded(process.cwd(), process.execPath, ['-e', code], ms)

describe('a run with a time bound', () => {
  it('answers the exit code of what ends in time', async () => {
    expect(await node('process.exit(3)', 60_000)).toBe(3)
  })

  it('stops what never ends, and says that the time was over', async () => {
    expect(await node('setInterval(() => {}, 1000)', 100)).toBeUndefined()
  })

  it('does not begin where no time is left', async () => {
    expect(await node('process.exit(0)', 0)).toBeUndefined()
  })
})
