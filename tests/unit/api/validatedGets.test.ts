import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../../src')

/** Answers that are checked part by part where they are used, so that a wrong part only invalidates itself. */
const READ_BY_HAND = new Map([
  ['memberInfo', 'session/member.ts: readMemberInfo'],
  ['appDownloadConfig', 'site/appDownload.ts: readAppDownload, over the schema'],
  ['domainRoute', 'features/domainNotice/model/route.ts: readRoute, over the schema'],
])

const DECLARATION = /(?:const (\w+) = )?defineCall(?:<[\s\S]*?>)?\(\{([\s\S]*?)\n {0,4}\}\)/g

const gets = globSync('**/*.ts', { cwd: SOURCES, exclude: ['generated/**'] }).flatMap((file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  return [...text.matchAll(DECLARATION)].flatMap(([, variable = '', spec = '']) => {
    const name = /name: '([\w.]+)'/.exec(spec)?.[1]
    if (!name || !spec.includes("method: 'GET'")) return []
    const isUsable = new RegExp(`usableQuery(?:<[\\s\\S]*?>)?\\(\\s*${variable}\\b`).test(text)
    return [{ name, file, isChecked: /validate\b/.test(spec) || (variable !== '' && isUsable) }]
  })
})

describe('what a GET answers', () => {
  it('is found where calls are declared', () => {
    expect(gets.length).toBeGreaterThan(10)
  })

  it.each(gets)('$name ($file) is checked by its schema, or read part by part', ({ name, isChecked }) => {
    expect(isChecked).toBe(!READ_BY_HAND.has(name))
  })
})
