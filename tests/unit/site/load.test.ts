import { expect, it, vi } from 'vitest'
import { requestStatus } from '../../../src/site/load.ts'

it('asks for the status as MOBILE, with track, original domain and page, past every cache', async () => {
  const fetch = vi.fn(async () => new Response('{}'))
  await requestStatus({
    fetch,
    merchant: undefined,
    language: 'EN',
    track: 'a1',
    originalDomain: 'acme.test',
    url: 'https://acme.test/m/home',
    now: () => 1,
  })
  const [address, options]: readonly unknown[] = fetch.mock.calls[0] ?? []
  const url = new URL(String(address), 'https://acme.test')
  expect(url.pathname).toBe('/wps/system/status')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    device: 'MOBILE',
    track: 'a1',
    originalDomain: 'acme.test',
    url: 'https://acme.test/m/home',
  })
  // Redirects fail, so that a redirect cannot deliver another merchant's site.
  expect(options).toMatchObject({ headers: { 'cache-control': 'no-cache' }, redirect: 'error' })
})
