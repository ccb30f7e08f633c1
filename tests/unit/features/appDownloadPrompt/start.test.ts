import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Checked, createAppDownloadSource } from '../../../../src/features/appDownloadPrompt/start.ts'
import { deadClient } from '../../../support/app.ts'

const send = vi.fn()

beforeEach(() => void send.mockReset())
afterEach(() => vi.clearAllMocks())

function follow() {
  const applied: Checked[] = []
  return {
    applied,
    bring: createAppDownloadSource({ ...deadClient, send }, (checked) => void applied.push(checked)),
  }
}

describe('the source of the app-download configuration', () => {
  it('keeps what holds and reports what does not, part by part', async () => {
    send.mockResolvedValue({ reg_days: { enabled: true, value: 3 }, deposit_times: { value: 'three' } })
    const { applied, bring } = follow()
    await bring()
    expect(applied).toHaveLength(1)
    expect(applied[0]?.value).toEqual({ reg_days: { enabled: true, value: 3 }, deposit_times: {} })
    expect(applied[0]?.problems).toEqual([
      expect.objectContaining({
        source: 'appDownload',
        pointer: '/deposit_times/value',
        code: 'value.invalid',
      }),
    ])
  })

  it('hands on what is new only', async () => {
    send.mockResolvedValue({ reg_days: { value: 3 } })
    const { applied, bring } = follow()
    await bring()
    await bring()
    expect(applied).toHaveLength(1)
    send.mockResolvedValue({ reg_days: { value: 4 } })
    await bring()
    expect(applied.at(-1)?.value).toEqual({ reg_days: { value: 4 } })
  })

  it('leaves things as they were where the call fails', async () => {
    send.mockRejectedValue(new Error('down'))
    const failing = follow()
    await failing.bring()
    expect(failing.applied).toEqual([])
    send.mockResolvedValueOnce({ reg_days: { value: 3 } })
    const well = follow()
    await well.bring()
    await well.bring()
    expect(well.applied).toHaveLength(1)
  })

  it.each([null, 'text', 7, []])('is no configuration for %j, and never throws', async (sent) => {
    send.mockResolvedValue(sent)
    const { applied, bring } = follow()
    await bring()
    expect(applied[0]?.value).toBeUndefined()
  })
})
