import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from '../merchant/new/command.ts'
import { UNSEEN } from './options.ts'

/**
 * A folder with the project's merchants and one that the merchant tool has just made of two colours and a name: light, with
 * twenty-four games. The caller removes it.
 */
export async function merchantsWithUnseen(folder: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-merchants-'))
  cpSync(folder, copy, { recursive: true })
  const said: string[] = []
  const note = (line: string): void => void said.push(line)
  const values = {
    name: 'Unseen Games',
    primary: '#0E7C66',
    accent: '#F2B705',
    scheme: 'light',
    merchants: copy,
  }
  const code = await make({ positionals: [UNSEEN], values }, { line: note, error: note }, undefined)
  if (code !== 0) throw new Error(`the merchant tool made no merchant: ${said.join(' ')}`)
  return copy
}
