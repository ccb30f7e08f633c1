import bengali400 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url'
import bengali700 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2?url'
import khmer400 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2?url'
import khmer700 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff2?url'
import myanmar400 from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2?url'
import myanmar700 from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url'
import tamil400 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2?url'
import tamil700 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2?url'
import type { Script } from './scripts.ts'

/** The build's font files of a script (Noto Sans, SIL Open Font License 1.1), by weight. */
export const FONT_FILES: Readonly<Record<Script['name'], Readonly<Record<'400' | '700', string>>>> = {
  bengali: { 400: bengali400, 700: bengali700 },
  khmer: { 400: khmer400, 700: khmer700 },
  myanmar: { 400: myanmar400, 700: myanmar700 },
  tamil: { 400: tamil400, 700: tamil700 },
}
