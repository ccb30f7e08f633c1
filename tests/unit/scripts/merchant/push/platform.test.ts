import { describe, expect, it } from 'vitest'
import { readConfiguration } from '../../../../../scripts/merchant/push/platform.ts'

const KEY = 'key-of-the-operator'
const platform = (fetch: () => Promise<Response>) => ({ origin: 'https://play.example', fetch })

describe('what a platform says about a request', () => {
  it.each([
    ['its refusal', async () => Response.json({ message: `no such key: ${KEY}` }, { status: 401 })],
    [
      'the error of the connection',
      async () => {
        throw new Error(`cannot send authorization: ${KEY}`)
      },
    ],
  ])('never brings the key into a log: %s', async (_, fetch) => {
    const said = await readConfiguration(platform(fetch), KEY).catch(String)
    expect(said).toContain('…')
    expect(said).not.toContain(KEY)
  })
})
