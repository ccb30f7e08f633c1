import { describe, expect, it } from 'vitest'
import {
  type GuideFacts,
  guideSteps,
  isForeign,
  profileTexts,
} from '../../../../../src/features/iosGuide/model/guide.ts'

const stepsOf = (facts: Partial<GuideFacts>) =>
  guideSteps({ form: 'phone', foreign: false, ...facts }).map(({ text }) => text)

describe('the iOS guide', () => {
  it.each(['14.8', '15.6', '16.7', '17.5', '18.6'])(
    'has two steps on iOS %s: share, then add to home screen',
    (osVersion) => {
      expect(stepsOf({ osVersion })).toEqual(['ios_tap_share', 'ios_add_home'])
    },
  )
  it('has one more on iOS 26', () => {
    const three = ['ios_tap_more', 'ios_tap_share_menu', 'ios_add_home_more']
    expect(stepsOf({ osVersion: '26.0' })).toEqual(three)
    expect(stepsOf({ osVersion: '27.1' })).toEqual(three)
  })
  it('has pictures of its own for each way there', () => {
    const picturesOf = (facts: Partial<GuideFacts>) =>
      guideSteps({ form: 'phone', foreign: false, ...facts }).map(({ picture }) => picture)
    expect(picturesOf({ osVersion: '18.6' })).toEqual(['shareBelow', 'add'])
    expect(picturesOf({ osVersion: '26.2' })).toEqual(['more', 'shareInMenu', 'addUnderMore'])
    expect(picturesOf({ osVersion: '26.2', form: 'tablet' })).toEqual(['shareAbove', 'add'])
  })
  it('points to the top on an iPad, and in another browser', () => {
    expect(stepsOf({ osVersion: '26.1', form: 'tablet' })).toEqual(['ios_tap_share_top', 'ios_add_home'])
    expect(stepsOf({ osVersion: '26.1', foreign: true })).toEqual(['ios_tap_share_top', 'ios_add_home'])
  })
  it('begins with Safari where the browser cannot add anything', () => {
    expect(stepsOf({ osVersion: '17.2', inAppBrowser: 'instagram' })[0]).toBe('ios_open_safari')
    expect(stepsOf({ osVersion: '16.3', foreign: true })).toEqual([
      'ios_open_safari',
      'ios_tap_share',
      'ios_add_home',
    ])
    expect(stepsOf({ osVersion: '26.2', inAppBrowser: 'line' })).toEqual([
      'ios_open_safari',
      'ios_tap_more',
      'ios_tap_share_menu',
      'ios_add_home_more',
    ])
  })
  it('knows the browsers that are not Safari', () => {
    expect(isForeign('… CriOS/141.0 Mobile/15E148 Safari/604.1')).toBe(true)
    expect(isForeign('… Version/17.5 Mobile/15E148 Safari/604.1')).toBe(false)
  })
})

describe('after a profile download', () => {
  it.each([
    ['17.0', 'ios17_download_tips'],
    ['26.1', 'ios17_download_tips'],
    ['16.7.10', 'app_goto_setting'],
    ['15.8', 'app_goto_setting'],
    [undefined, 'ios17_download_tips'],
  ])('iOS %s reads %s', (osVersion, words) => {
    expect(profileTexts(osVersion)).toBe(words)
  })
})
