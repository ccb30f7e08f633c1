import { describe, expect, it } from 'vitest'
import { appVersion, upgradeOf } from '../../../../src/features/upgradePrompt/model/upgrade.ts'

const UPGRADE = { version: '2.5.0', url: 'https://play.example/app.apk' }

const offer = (change: Partial<Parameters<typeof upgradeOf>[0]>) =>
  upgradeOf({
    offered: UPGRADE,
    running: '2.4.0',
    link: 'https://play.example/link.apk',
    isMandatory: true,
    ...change,
  })

describe('the upgrade of the app', () => {
  it.each([
    ['there is none', undefined, '2.4.0', undefined],
    ['the app is older', UPGRADE, '2.4.39', UPGRADE.url],
    ['the app is older by a part of many digits', { ...UPGRADE, version: '2.10.0' }, '2.9.9', UPGRADE.url],
    ['the app is as new', UPGRADE, '2.5', undefined],
    ['the app is newer', UPGRADE, '3.0.0', undefined],
    ['the app does not say its version', UPGRADE, undefined, UPGRADE.url],
    ['it brings no link of its own', { ...UPGRADE, url: '' }, '2.4.0', 'https://play.example/link.apk'],
  ])('when %s', (_, upgrade, running, expected) => {
    expect(offer({ offered: upgrade, running })?.link).toBe(expected)
  })

  it('is not offered without a link', () => {
    expect(offer({ offered: { ...UPGRADE, url: '' }, link: undefined })).toBeUndefined()
  })

  it('cannot be closed where updates are mandatory and the app says that it is older', () => {
    expect(offer({})?.isClosable).toBe(false)
    expect(offer({ isMandatory: false })?.isClosable).toBe(true)
  })

  it('can always be closed where nobody knows the version: inApp=1 in an address forces nothing', () => {
    expect(offer({ running: undefined })?.isClosable).toBe(true)
  })

  it('reads the version of the app around the page', () => {
    expect(appVersion('Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 App/2.4.39')).toBe('2.4.39')
    expect(appVersion('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0')).toBeUndefined()
  })
})
