import { describe, expect, it } from 'vitest'
import { type SaveFacts, saveWay } from '../../../../../src/features/welcomeImage/model/saving.ts'

const ANDROID: SaveFacts = {
  os: 'android',
  webview: false,
  inAppBrowser: false,
  readable: true,
  sharesFiles: true,
}

describe('how a picture is saved', () => {
  const rows: [string, Partial<SaveFacts>, string][] = [
    ['as a download on Android', {}, 'download'],
    ['as a download on a computer', { os: 'other', sharesFiles: false }, 'download'],
    ['through the sheet of iOS', { os: 'ios' }, 'share'],
    [
      'through the sheet of iOS inside of an app too, where it is there',
      { os: 'ios', webview: true },
      'share',
    ],
    ['by press and hold on an iOS without it', { os: 'ios', sharesFiles: false }, 'hold'],
    ['by press and hold inside the app', { webview: true }, 'hold'],
    ['by press and hold in another app’s browser', { inAppBrowser: true }, 'hold'],
    ['by press and hold where its host lets nobody read it', { readable: false }, 'hold'],
    ['by press and hold where iOS may not read it either', { os: 'ios', readable: false }, 'hold'],
  ]
  it.each(rows)('%s', (_, facts, way) => {
    expect(saveWay({ ...ANDROID, ...facts })).toBe(way)
  })
})
