import { describe, expect, it, vi } from 'vitest'
import { sendReports } from '../../../src/api/reports.ts'

describe('reports', () => {
  it('go to the site’s own address alone: without credentials, and not where it leads', () => {
    const fetch = vi.fn(async () => new Response())
    sendReports(fetch, '/wps/system/report', [{ type: 'error' }])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/wps/system/report',
      expect.objectContaining({
        method: 'POST',
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        body: '{"reports":[{"type":"error"}]}',
      }),
    )
  })

  it('that cannot be sent are dropped', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'))
    sendReports(() => failed, '/wps/system/report', [])
    await expect(failed).rejects.toThrow()
  })
})
