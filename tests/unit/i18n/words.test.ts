import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const read = (namespace: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../src/i18n/locales/EN/${namespace}.json`, import.meta.url), 'utf8'))

const NAMED = [
  'pwa_update_title',
  'pwa_update_msg',
  'refresh',
  'in_please_wait',
  'your_ip',
  'maintenance',
  'error_access',
  'error_ip_desc',
  'maintenance_desc',
  'contact_us',
  'confirm',
  'notice',
  'in_customer_services',
  'retry_once',
  'end_time',
  'timeout_retry_please',
  'verify_first',
  'unknown_error',
  'update_app',
]

describe('English words', () => {
  const shell = Object(read('shell'))
  const account = Object(read('account'))

  it('keep the names that the specification gives to messages', () => {
    expect(Object.keys(shell)).toEqual(expect.arrayContaining(NAMED))
  })

  it('are flat: each key one text, none empty', () => {
    for (const [key, text] of [...Object.entries(shell), ...Object.entries(account)]) {
      expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(text).toEqual(expect.stringMatching(/\S/))
    }
  })

  it('hold the accessible names that a test may look for', () => {
    const texts = [...Object.values(shell), ...Object.values(account)]
    const names =
      'Log in,Register,Username,Password,Mobile number,Verification code,Send code,Confirm,Cancel,Close'
    for (const name of `${names},Refresh,Retry,Contact us,Log out`.split(',')) expect(texts).toContain(name)
  })

  it('keep the shell under 4 kB', () => {
    expect(brotliCompressSync(JSON.stringify(shell)).length).toBeLessThan(4096)
  })
})
