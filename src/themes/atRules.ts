import { COMMENT, type Middleware, serialize } from 'stylis'

const AT_RULES: ReadonlySet<string> = new Set(['@media', '@supports', '@container', '@keyframes'])

interface Rules {
  readonly cssRules: { readonly length: number }
  readonly insertRule: (rule: string, index: number) => number
}

/**
 * A plugin of styled-components that puts the at-rules of components into a style sheet of their own. When a sheet gets an
 * at-rule, Chromium styles every element that any rule of that sheet matches; in the sheet of all components that is the whole
 * page, each time that something new is shown (docs/performance.md).
 */
export function atRulesInto(sheet: Rules): Middleware {
  return function atRules(element, _index, _children, callback) {
    if (element.root || !AT_RULES.has(element.type) || typeof element.children === 'string') return
    const rule = `${element.value}{${serialize(element.children, callback)}}`
    // The plugins after this one leave comments out.
    element.type = COMMENT
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // An old browser does not know it. In a style sheet's text it would be ignored, too.
    }
  }
}

/** The plugins of the app's `StyleSheetManager`. Their sheet comes after the plain rules of components, before those of wide windows. */
export function componentStyles(document: Document): Middleware[] {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  return [atRulesInto(sheet)]
}
