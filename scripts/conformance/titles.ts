import { parseAst } from 'vite'
import { isRecord } from '../../src/json/read.ts'

/** `it` and its variants: `it.each(rows)`, `test.for(rows)`, `it.skipIf(…)`. */
const TESTS = /^(?:it|test)$/
const WAYS = /^(?:each|for|only|skip|skipIf|runIf|fails|concurrent|sequential|fixme)$/

function leadsToTest(callee: unknown): boolean {
  if (!isRecord(callee)) return false
  if (callee.type === 'Identifier') return TESTS.test(String(callee.name))
  if (callee.type === 'MemberExpression') {
    return isRecord(callee.property) && WAYS.test(String(callee.property.name)) && leadsToTest(callee.object)
  }
  if (callee.type === 'CallExpression') return leadsToTest(callee.callee)
  return callee.type === 'TaggedTemplateExpression' && leadsToTest(callee.tag)
}

/** The value of a literal, or the source of a template; undefined for other expressions. */
function titleOf(argument: unknown, text: string): string | undefined {
  if (!isRecord(argument)) return undefined
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : undefined
  if (argument.type !== 'TemplateLiteral') return undefined
  return text.slice(Number(argument.start) + 1, Number(argument.end) - 1)
}

/** The titles of a file's tests in its source: `$name` and `${name}` are not replaced. */
export function titlesIn(file: string, text: string): string[] {
  const titles: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (!isRecord(node)) return
    if (node.type === 'CallExpression' && leadsToTest(node.callee) && Array.isArray(node.arguments)) {
      const title = titleOf(node.arguments[0], text)
      if (title !== undefined) titles.push(title)
    }
    for (const member of Object.values(node)) visit(member)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return titles
}
