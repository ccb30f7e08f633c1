import type { Device } from '../../../src/device/detectDevice.ts'

interface Row extends Pick<Device, 'os' | 'form'> {
  name: string
  userAgent: string
  touch?: number
  platform?: string
  osVersion?: string
  inAppBrowser?: Device['inAppBrowser']
  webview?: boolean
}

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = (os: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT}`
const android = (device: string, chrome: number) =>
  `Mozilla/5.0 (Linux; Android ${device}) ${BLINK} Chrome/${chrome}.0.0.0 Mobile Safari/537.36`
const webview = (device: string) =>
  `Mozilla/5.0 (Linux; Android ${device}; wv) ${BLINK} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36`

/** The OS token, Version/ and the true version. From 26 on the OS token is frozen. */
const SAFARI = [
  ['14_8', '14.1.2', '14.8'],
  ['15_8', '15.6.6', '15.8'],
  ['16_7', '16.6', '16.7'],
  ['17_6', '17.6', '17.6'],
  ['18_6', '18.6', '18.6'],
  ['18_6', '26.0', '26.0'],
  ['18_7', '26.1', '26.1'],
  ['18_7', '27.0', '27.0'],
] as const

const ios: Row[] = SAFARI.map(([token, version, truth]) => ({
  name: `Safari ${version} on an iPhone`,
  userAgent: `${iphone(token)} Version/${version} Mobile/15E148 Safari/604.1`,
  os: 'ios',
  osVersion: truth,
  form: 'phone',
}))

const chrome: Row[] = [151, 152, 153, 154, 155, 156].map((version) => ({
  name: `Chrome ${version} on Android, reduced user agent`,
  userAgent: android('10; K', version),
  os: 'android',
  osVersion: '10',
  form: 'phone',
}))

/** Chrome on iOS: no Version/, and the true version in the OS token even from 26 on. */
const chromeOnIos: Row[] = ['15_8_3', '16_7_10', '17_7', '18_6_2', '26_1_0', '27_0'].map((token) => ({
  name: `Chrome on iOS ${token}`,
  userAgent: `${iphone(token)} CriOS/156.0.7204.119 Mobile/15E148 Safari/604.1`,
  os: 'ios',
  osVersion: token.replaceAll('_', '.'),
  form: 'phone',
}))

const older: Row[] = [
  '9; SM-G960F',
  '11; Pixel 5',
  '12; Pixel 6',
  '13; SM-A536B',
  '14; Pixel 8',
  '15; Pixel 9',
  '16; Pixel 10',
  '17; Pixel 11',
].map((device) => ({
  name: `Chrome on Android ${device}`,
  userAgent: android(device, 109),
  os: 'android',
  osVersion: device.split(';')[0] ?? '',
  form: 'phone',
}))

const iosApp = (name: string, tail: string, more: Partial<Row> = {}): Row => ({
  name: `${name} on an iPhone`,
  userAgent: `${iphone('17_5')} ${tail}`,
  os: 'ios',
  osVersion: '17.5',
  form: 'phone',
  ...more,
})

const androidApp = (name: string, tail: string, more: Partial<Row> = {}): Row => ({
  name: `${name} on Android`,
  userAgent: `${webview('14; SM-S911B Build/UP1A.231005.007')} ${tail}`,
  os: 'android',
  osVersion: '14',
  form: 'phone',
  ...more,
})

const apps: Row[] = [
  iosApp('Facebook', 'Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.40.106;FBBV/601417126;FBDV/iPhone14,5]', {
    inAppBrowser: 'facebook',
  }),
  androidApp('Facebook', '[FB_IAB/FB4A;FBAV/466.1.0.57.85;]', { inAppBrowser: 'facebook' }),
  iosApp(
    'Instagram',
    'Mobile/15E148 Instagram 336.0.0.24.77 (iPhone14,5; iOS 17_5; en_US; scale=3.00; FBAN/x)',
    {
      inAppBrowser: 'instagram',
    },
  ),
  androidApp('Instagram', 'Instagram 334.0.0.42.95 Android (34/14; 450dpi; 1080x2115; samsung; SM-S911B)', {
    inAppBrowser: 'instagram',
  }),
  iosApp('Line', 'Mobile/15E148 Safari Line/14.7.0', { inAppBrowser: 'line' }),
  androidApp('Line', 'Line/14.6.2/IAB', { inAppBrowser: 'line' }),
  iosApp('WeChat', 'Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en', {
    inAppBrowser: 'wechat',
  }),
  androidApp('WeChat', 'XWEB/1160117 MMWEBSDK/20240404 MMWEBID/98 MicroMessenger/8.0.49.2600(0x2800313D)', {
    inAppBrowser: 'wechat',
  }),
  iosApp('TikTok', 'Mobile/15E148 musical_ly_34.7.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en', {
    inAppBrowser: 'tiktok',
  }),
  androidApp('TikTok', 'trill_340703 JsSdk/1.0 NetType/WIFI AppName/trill BytedanceWebview/d8a21c6', {
    inAppBrowser: 'tiktok',
  }),
  {
    name: 'Telegram on Android',
    userAgent: `${android('14; K', 125)} Telegram-Android/10.14.5 (Samsung SM-S911B; Android 14; SDK 34; HIGH)`,
    os: 'android',
    osVersion: '14',
    form: 'phone',
    inAppBrowser: 'telegram',
  },
  {
    name: 'TikTok by Bytedance on Android, which is a bare web view otherwise',
    userAgent: `${webview('15; 2201117TY')} BytedanceWebview/d8a21c6`,
    os: 'android',
    osVersion: '15',
    form: 'phone',
    inAppBrowser: 'tiktok',
  },
  {
    name: 'Facebook on an iPad',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.40.106;FBDV/iPad13,4]`,
    os: 'ios',
    osVersion: '17.5',
    form: 'tablet',
    inAppBrowser: 'facebook',
  },
  iosApp('the Google app', 'GSA/318.0.631020265 Mobile/15E148 Safari/604.1'),
  iosApp('X', 'Mobile/15E148 Twitter for iPhone/10.44'),
  iosApp('a bare web view', 'Mobile/15E148', { webview: true }),
  androidApp('a bare web view', '', { webview: true }),
]

const others: Row[] = [
  iosApp('Chrome', 'CriOS/156.0.7204.119 Mobile/15E148 Safari/604.1'),
  iosApp('Firefox', 'FxiOS/140.1 Mobile/15E148 Safari/605.1.15'),
  iosApp('Edge', 'Version/17.0 EdgiOS/138.0.3351.65 Mobile/15E148 Safari/605.1.15'),
  {
    name: 'Samsung Internet',
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    os: 'android',
    osVersion: '10',
    form: 'phone',
  },
  {
    name: 'Samsung Internet that asks for desktop pages',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    platform: 'Linux aarch64',
    os: 'android',
    form: 'tablet',
  },
  {
    name: 'Safari on a Mac',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.1 Safari/605.1.15`,
    touch: 0,
    platform: 'MacIntel',
    os: 'other',
    form: 'desktop',
  },
  {
    name: 'Firefox on Android',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    os: 'android',
    osVersion: '15',
    form: 'phone',
  },
  {
    name: 'Chrome on an Android tablet',
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/156.0.0.0 Safari/537.36`,
    os: 'android',
    osVersion: '10',
    form: 'tablet',
  },
  {
    name: 'Chrome on an Android tablet that asks for desktop pages',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/156.0.0.0 Safari/537.36`,
    platform: 'Linux armv81',
    os: 'android',
    form: 'tablet',
  },
  {
    name: 'an iPad that says so',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    os: 'ios',
    osVersion: '12.5.7',
    form: 'tablet',
  },
  {
    name: 'an iPad as desktop',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.1 Safari/605.1.15`,
    platform: 'MacIntel',
    os: 'ios',
    osVersion: '26.1',
    form: 'tablet',
  },
  {
    name: 'an iPhone that asks for desktop pages',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.6 Safari/605.1.15`,
    platform: 'iPhone',
    os: 'ios',
    osVersion: '18.6',
    form: 'phone',
  },
  {
    name: 'Chrome on Windows with a touch screen',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/156.0.0.0 Safari/537.36`,
    touch: 10,
    platform: 'Win32',
    os: 'other',
    form: 'desktop',
  },
  {
    name: 'Firefox on Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    touch: 0,
    platform: 'Linux x86_64',
    os: 'other',
    form: 'desktop',
  },
  { name: 'nothing at all', userAgent: '', touch: 0, os: 'other', form: 'desktop' },
]

/** Real user-agent strings, and the device that each belongs to. */
export const userAgents: Row[] = [...ios, ...chromeOnIos, ...chrome, ...older, ...apps, ...others]
