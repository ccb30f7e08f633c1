import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/error.ts'
import { loadableOf } from '../../../../src/features/shared/loadable.ts'

const refetch = () => undefined
const nothing = { data: undefined, error: null, refetch }

describe('what a layout draws of a query', () => {
  it('is loading until something is known', () => {
    expect(loadableOf(nothing, String)).toEqual({ state: 'loading' })
  })

  it('is ready with the view of the answer', () => {
    expect(loadableOf({ ...nothing, data: 7 }, String)).toEqual({ state: 'ready', value: '7' })
  })

  it('is empty where the view is an empty list or nothing', () => {
    expect(loadableOf({ ...nothing, data: 7 }, () => [])).toEqual({ state: 'empty' })
    expect(loadableOf({ ...nothing, data: 7 }, () => undefined)).toEqual({ state: 'empty' })
  })

  it('keeps showing what is there when asking again fails', () => {
    expect(loadableOf({ ...nothing, data: 7, error: new Error('gone') }, String).state).toBe('ready')
  })

  it('is an error with retry and the reference that a player can quote', () => {
    const error = new ApiError('network', 'no answer')
    error.reference = 'K7MPQ2'
    const again = vi.fn()
    const failed = loadableOf({ data: undefined, error, refetch: again }, String)
    expect(failed).toMatchObject({ state: 'error', reference: 'K7MPQ2' })
    if (failed.state === 'error') failed.retry()
    expect(again).toHaveBeenCalledOnce()
  })

  it('has no reference where there is none', () => {
    expect(loadableOf({ data: undefined, error: new Error('x'), refetch }, String)).not.toHaveProperty(
      'reference',
    )
  })
})
