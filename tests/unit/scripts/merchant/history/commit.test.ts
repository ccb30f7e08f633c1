import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commitFiles, personOf } from '../../../../../scripts/merchant/history/commit.ts'
import { ADA, git, keepHistory } from '../../../../support/gitFolder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('a person is whom git names last, and is called by the address where they have no name', async () => {
  keepHistory(root)
  expect(await personOf(root)).toEqual(ADA)
  const add = (lines: string) => appendFileSync(join(root, '.git/config'), lines)
  add('[user]\nname = Ada of Lovelace\n[user "other"]\nemail = other@example.com\n')
  expect(await personOf(root)).toEqual({ name: 'Ada of Lovelace', email: ADA.email })
  add('[user]\nname = ""\nemail = " ada@home.example"\n')
  expect(await personOf(root)).toEqual({ name: 'ada@home.example', email: 'ada@home.example' })
  add('[user]\nemail = ""\n')
  expect(await personOf(root)).toBeUndefined()
})

it('a commit holds the files that it is told alone', async () => {
  keepHistory(root)
  for (const name of ['a', 'b']) writeFileSync(join(root, name), name)
  const committed = await commitFiles(root, ['a'], 'Only a')
  expect(committed).toEqual({ id: git(root, 'rev-parse', '--short', 'HEAD') })
  expect(git(root, 'show', '--format=%s', '--name-only')).toBe('Only a\n\na')
})

it('what is not committed says why, in the words of git where it keeps the folder', async () => {
  expect(await commitFiles(root, ['a'], '')).toEqual({ why: 'git does not keep this folder' })
  keepHistory(root)
  expect(await commitFiles(root, ['a'], '')).toEqual({ why: expect.stringContaining("'a' did not match") })
})
