import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  askLoginChoice,
  LOGIN_CHOOSE,
  loginChoiceStore,
} from '../../../../src/features/loginChoose/public.ts'
import { createOverlays } from '../../../../src/registry/overlays.ts'

afterEach(() => loginChoiceStore.setState({ open: undefined }))

const choice = (provider: string) => ({ message: '', provider, choose: vi.fn() })
const shown = () => loginChoiceStore.getState().open?.provider

describe('the question to a player without an account', () => {
  it('closes with the answer, which is told to whoever asked', () => {
    const [overlays, asked] = [createOverlays(), choice('Google')]
    askLoginChoice({ overlays }, asked)
    expect(overlays.requested.getState()).toEqual([LOGIN_CHOOSE])
    loginChoiceStore.getState().open?.choose('existing')
    expect(asked.choose).toHaveBeenCalledExactlyOnceWith('existing')
    expect(shown()).toBeUndefined()
    expect(overlays.requested.getState()).toEqual([])
  })

  it('closes without an answer where whoever asked takes it back', () => {
    const [overlays, asked] = [createOverlays(), choice('Google')]
    askLoginChoice({ overlays }, asked)()
    expect(asked.choose).not.toHaveBeenCalled()
    expect(shown()).toBeUndefined()
  })

  it('stays open where an earlier question, which it has replaced, is taken back', () => {
    const overlays = createOverlays()
    const closeFirst = askLoginChoice({ overlays }, choice('Google'))
    askLoginChoice({ overlays }, choice('LINE'))
    closeFirst()
    expect(shown()).toBe('LINE')
    expect(overlays.requested.getState()).toEqual([LOGIN_CHOOSE])
  })
})
