import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { createClient } from '../../../src/api/client.ts'
import { createQueryClient, queryFor } from '../../../src/api/query.ts'
import { makeEnv, ok } from './testEnv.ts'

const country = defineCall<{ _: string }, undefined, { countryCode: string }>({
  name: 'system.country',
  method: 'GET',
  path: '/wps/system/country',
  auth: 'none',
})

describe('the query of a call', () => {
  it('fetches through the page’s client, under the call’s name and its query', async () => {
    const { env, received } = makeEnv(() => ok({ countryCode: 'BR' }))
    const query = queryFor(country, { _: 'demo' })
    expect(query.queryKey).toEqual(['system.country', { _: 'demo' }])
    const queries = createQueryClient(createClient(env))
    expect(await queries.fetchQuery(query)).toEqual({ countryCode: 'BR' })
    expect(queries.getQueryData(query.queryKey)?.countryCode).toBe('BR')
    expect(received[0]?.url).toBe('/wps/system/country?_=demo')
  })

  it('is not retried by the query client, since the client below does', async () => {
    const { env, received } = makeEnv(() => Promise.reject(new TypeError()))
    await expect(createQueryClient(createClient(env)).fetchQuery(queryFor(country))).rejects.toMatchObject({
      kind: 'network',
    })
    expect(received).toHaveLength(2)
  })
})

it('says so when its query client was not made for the page', async () => {
  await expect(new QueryClient().fetchQuery({ ...queryFor(country), retry: false })).rejects.toThrow(
    'createQueryClient',
  )
})
