import { describe, expect, it } from 'vitest'
import { unknownFile } from '../../../../../scripts/test/changed/files.ts'

const KNOWN = ['src/app/App.tsx', 'src/features/deposit/DepositForm.tsx']

describe('files that are named by hand', () => {
  it('are taken where each is known', () => {
    expect(unknownFile(KNOWN, KNOWN)).toBeUndefined()
  })

  it('are refused where one is not, with the nearest name: it would choose nothing', () => {
    expect(unknownFile(['src/app/App.tsx', 'src/app/Apps.tsx'], KNOWN)).toBe(
      'There is no file src/app/Apps.tsx: did you mean src/app/App.tsx?',
    )
    expect(unknownFile(['nowhere/near/anything/at/all.ts'], KNOWN)).toBe(
      'There is no file nowhere/near/anything/at/all.ts.',
    )
  })
})
