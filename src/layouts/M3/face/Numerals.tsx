import { createGlobalStyle } from 'styled-components'
import numerals from './numerals.woff2?no-inline'

/**
 * The display font of this layout, with figures only. Newsreader 400 (OFL, licence beside it), a subset of
 * `@fontsource/newsreader` 5.3.0, `newsreader-latin-400-normal.woff2`, to `0-9 : / % +` with lining and tabular figures.
 */
export const Numerals = createGlobalStyle`
  @font-face {
    font-family: 'Draw Numerals';
    src: url(${numerals}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
    unicode-range: U+25, U+2B, U+2F-3A;
  }
`
