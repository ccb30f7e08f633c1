/**
 * The values by which iOS selects a start-up picture: the portrait screen in CSS pixels, and device pixels per CSS pixel.
 */
export interface SplashSize {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

export type SplashScheme = 'dark' | 'light'

/**
 * The screens of all iPhones with iOS 26. iOS shows a start-up picture only if it has exactly the size of the screen; an iPhone
 * with any other size starts with the manifest's background.
 */
export const SPLASH_SIZES: readonly SplashSize[] = [
  // SE of the second and third generation.
  { width: 375, height: 667, ratio: 2 },
  // 11.
  { width: 414, height: 896, ratio: 2 },
  // 11 Pro; 12 and 13 mini.
  { width: 375, height: 812, ratio: 3 },
  // 11 Pro Max.
  { width: 414, height: 896, ratio: 3 },
  // 12, 13, 14, 16e.
  { width: 390, height: 844, ratio: 3 },
  // 12 and 13 Pro Max, 14 Plus.
  { width: 428, height: 926, ratio: 3 },
  // 14 Pro, 15, 16.
  { width: 393, height: 852, ratio: 3 },
  // 14 and 15 Pro Max, 15 and 16 Plus.
  { width: 430, height: 932, ratio: 3 },
  // 16 Pro, 17, 17 Pro.
  { width: 402, height: 874, ratio: 3 },
  // Air.
  { width: 420, height: 912, ratio: 3 },
  // 16 and 17 Pro Max.
  { width: 440, height: 956, ratio: 3 },
]

/** The name of a picture below `/m/splash/`: its size in device pixels and its colour scheme. */
export const splashFile = ({ width, height, ratio }: SplashSize, scheme: SplashScheme): string =>
  `${width * ratio}x${height * ratio}-${scheme}.png`

/**
 * The address of a merchant's picture, which the back office generates; without one, the build's picture without a brand.
 */
export const splashAddress = (size: SplashSize, scheme: SplashScheme, merchant: string): string =>
  `/m/splash/${splashFile(size, scheme)}?merchantCode=${encodeURIComponent(merchant)}`

/** The media query for a screen's picture; iOS does not show any other picture. */
export const splashMedia = ({ width, height, ratio }: SplashSize, scheme?: SplashScheme): string =>
  `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)${
    scheme ? ` and (prefers-color-scheme: ${scheme})` : ''
  }`
