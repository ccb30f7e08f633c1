import type { Plugin } from 'vite'

/** A template of styled-components that holds no other template. */
const TEMPLATE = /\b(styled(?:\.\w+|\([^()`]*\))(?:<[^`]*?>)?|css|keyframes|createGlobalStyle)`([^`]*)`/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** A space stays after a brace: it may end something that is put in, and part it from what follows. */
const BREAK = /([;{,]?)(?<!\s)\s*\n\s*/g
/** Code over several lines is put in here: its line breaks have a meaning. */
const CODE = /\$\{[^{}]*\n/

/** Squeezes the styles that stand in the sources: they are text, which no minifier touches. */
export function styles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!(id.includes('/src/') && /\.tsx?$/.test(id)) || !code.includes("'styled-components'")) return null
      return { code: squeezeStyles(code), map: null }
    },
  }
}

/** A style free of comments and line breaks. */
export const squeezeCss = (style: string): string =>
  style.replace(COMMENT, '').replace(BREAK, (_break, end: string) => end || ' ')

/** The code with each of its styles free of comments and line breaks. */
export const squeezeStyles = (code: string): string =>
  code.replace(TEMPLATE, (whole, tag: string, style: string) => {
    if (CODE.test(style)) return whole
    return `${tag}\`${squeezeCss(style)}\``
  })
