import M1 from './M1.css?inline'
import M2 from './M2.css?inline'
import M3 from './M3.css?inline'
import shared from './shared.css?inline'

/** Adds the styles of wide windows to a document: as a sheet of its own, which a strict policy of styles allows. */
export function addWide(document: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([shared, M1, M2, M3].join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
