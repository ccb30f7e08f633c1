import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/api/envelope.ts'
import { ApiError } from '../../../src/api/error.ts'
import { RETRY_DELAY_MS, RETRY_JITTER_MS, withRetry } from '../../../src/api/retry.ts'

const PASSING = [408, 425, 502, 503, 504]
const outcomes = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(...PASSING),
  fc.constantFrom('network', 'offline', 'timeout', 'aborted' as const),
)
type Outcome = number | 'network' | 'offline' | 'timeout' | 'aborted'

/** Attempts with the listed outcomes in order; the last outcome repeats. */
function attempts(list: readonly Outcome[]) {
  let made = 0
  const attempt = async (): Promise<Answer> => {
    const outcome = list[Math.min(made, list.length - 1)] ?? 200
    made += 1
    if (typeof outcome === 'number') return { status: outcome, text: '' }
    throw new ApiError(outcome, outcome)
  }
  return { attempt, made: () => made }
}

const never = new AbortController().signal
const isPassing = (outcome: Outcome | undefined) =>
  outcome === 'network' || (typeof outcome === 'number' && PASSING.includes(outcome))

async function run(method: string, list: readonly Outcome[], chance = 0.5) {
  const waits: number[] = []
  const env = { delay: async (ms: number) => void waits.push(ms), random: () => chance }
  const { attempt, made } = attempts(list)
  const result = await withRetry(attempt, method, env, never).catch((error: unknown) => error)
  return { result, made: made(), waits }
}

describe('a second attempt', () => {
  it('is made once at most, only for a GET, and only after what passes by itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
        fc.array(outcomes, { minLength: 1, maxLength: 4 }),
        async (method, list) => {
          const { made, waits } = await run(method, list)
          const wanted = method === 'GET' && isPassing(list[0]) ? 2 : 1
          expect(made).toBe(wanted)
          expect(waits).toHaveLength(wanted - 1)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('comes after a while that chance spreads over its whole width', async () => {
    const span = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
    await fc.assert(
      fc.asyncProperty(span, async (chance) => {
        const { waits } = await run('GET', [503], chance)
        expect(waits).toEqual([RETRY_DELAY_MS + chance * RETRY_JITTER_MS])
      }),
    )
    expect((await run('GET', [503], 0)).waits).toEqual([250])
    expect((await run('GET', [503], 0.999)).waits[0]).toBeGreaterThan(700)
  })

  it('decides: what it brings is what the caller gets', async () => {
    await fc.assert(
      fc.asyncProperty(outcomes, async (second) => {
        const { result } = await run('GET', [502, second])
        if (typeof second === 'number') expect(result).toEqual({ status: second, text: '' })
        else expect(result).toMatchObject({ kind: second })
      }),
    )
  })
})
