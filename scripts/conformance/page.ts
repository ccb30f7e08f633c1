import { basename } from 'node:path'
import { type NamedTest, type Row, sectionNumberOf } from './rows.ts'

const plain = (text: string): string => text.replace(/[\\`*_[\]<>|$~]/g, (sign) => `\\${sign}`)

/** With the file's name, since titles of table tests are not unique. */
const linkToTest = ({ file, title }: NamedTest): string =>
  `[${plain(`${basename(file).replace(/\.(?:test|spec)\.tsx?$/, '')}: ${title}`)}](../${file})`
const linkToDecision = (target: string): string => `decision: [${plain(target)}](../${target})`

function lineOf({ id, statement, tests, decision, open, note }: Row): string {
  const shown = [
    ...tests.map(linkToTest),
    ...(decision === undefined ? [] : [linkToDecision(decision)]),
    ...(open === undefined ? [] : [`**open**: ${plain(open)}`]),
  ]
  const remark = note === undefined ? '' : `<br>*${plain(note)}*`
  return `| ${id} | ${plain(statement)}${remark} | ${shown.join('<br>')} |`
}

const INTRODUCTION = [
  '# Conformance',
  '',
  'Every statement of the specification, with the tests that show it or the decision that was taken instead. Written by',
  '`npm run conformance` out of `docs/conformance/*.json`; a unit test fails when a test that is named here is gone.',
]

/** docs/conformance.md: one table for each section of the specification. Pure. */
export function conformancePage(rows: readonly Row[]): string {
  const lines = [...INTRODUCTION]
  let current = ''
  for (const row of rows) {
    const number = sectionNumberOf(row)
    if (number !== current) {
      lines.push(
        '',
        `## ${number} ${row.section}`,
        '',
        '| id | statement | shown by |',
        '| --- | --- | --- |',
      )
      current = number
    }
    lines.push(lineOf(row))
  }
  return `${lines.join('\n')}\n`
}
