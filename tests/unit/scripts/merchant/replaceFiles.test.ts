import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replaceFiles } from '../../../../scripts/merchant/replaceFiles.ts'

it('replaces a file at once, so that who is reading it gets all of the old text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'))
  const file = join(folder, 'status.json')
  writeFileSync(file, '{"old":true}')
  const reader = openSync(file, 'r')
  try {
    replaceFiles(folder, [{ file: 'status.json', after: '{}' }])
    expect(readFileSync(reader, 'utf8')).toBe('{"old":true}')
    expect(readFileSync(file, 'utf8')).toBe('{}')
    expect(readdirSync(folder)).toEqual(['status.json'])
  } finally {
    closeSync(reader)
    rmSync(folder, { recursive: true })
  }
})
