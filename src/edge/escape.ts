const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * JSON as it may stand in a data script: nothing in it ends the element or begins a comment
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements), and JavaScript reads it too.
 */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** An element without content. What is undefined or empty is left out, and an element is not made of a `required` one that is. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  )
  return `<${[name, ...written].join(' ')}>`
}
