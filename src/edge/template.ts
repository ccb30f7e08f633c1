/** The build's document, split where the edge inserts something. */
export interface Template {
  /** The build's Content-Security-Policy. */
  readonly policy: string
  /** From after the policy to the first script, without the title. It does not depend on a site. */
  readonly head: string
  /** The first script. */
  readonly script: string
  /** From after the script to the start of the root's content. */
  readonly body: string
  /** The root's content where nothing is painted. */
  readonly splash: string
  /** From the end of the root on. */
  readonly end: string
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
const HTML = /<html\b[^<>]*>/
const TITLE = /<title>[^<]*<\/title>/
const SCRIPT = '<script>'
const SCRIPT_END = '</script>'
const ROOT = '<div id="root">'
const ROOT_END = /<\/div>\s{0,20}<noscript>/

/** @throws Error where the document does not have the structure that this build writes */
export function readTemplate(document: string): Template {
  const policy = POLICY.exec(document)
  const script = document.indexOf(SCRIPT)
  const afterScript = document.indexOf(SCRIPT_END, script) + SCRIPT_END.length
  const root = document.indexOf(ROOT)
  const end = ROOT_END.exec(document)
  if (
    !policy ||
    !HTML.test(document) ||
    script < policy.index ||
    root < afterScript ||
    !end ||
    end.index < root
  )
    throw new Error('the document of the build is not as the edge knows it')
  return {
    policy: policy[1] ?? '',
    head: document.slice(policy.index + policy[0].length, script).replace(TITLE, ''),
    script: document.slice(script, afterScript),
    body: document.slice(afterScript, root + ROOT.length),
    splash: document.slice(root + ROOT.length, end.index),
    end: document.slice(end.index),
  }
}

/** The policy with an additional source of styles. */
export const withStyle = (policy: string, source: string): string =>
  policy.replace(/\bstyle-src /, () => `style-src ${source} `)
