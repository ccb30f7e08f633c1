import { describe, expect, it } from 'vitest'
import { appVersion, upgradeLink } from '../../../../src/features/upgradePrompt/model/upgrade.ts'

const UPGRADE = { version: '2.5.0', url: 'https://play.example/app.apk' }

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
    expect(upgradeLink(upgrade, running, 'https://play.example/link.apk')).toBe(expected)
  })

  it('is not offered without a link', () => {
    expect(upgradeLink({ ...UPGRADE, url: '' }, '2.4.0', undefined)).toBeUndefined()
  })

  it('reads the version of the app around the page', () => {
    expect(appVersion('Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 App/2.4.39')).toBe('2.4.39')
    expect(appVersion('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0')).toBeUndefined()
  })
})
