import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from '../merchant/new/command.ts'
import { withGames } from './games.ts'
import { UNSEEN } from './options.ts'

const GAMES = 24

/**
 * Creates a folder with the project's merchants and a new one from the merchant tool: light, with twenty-four games. The caller
 * removes it.
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
  const games = join(copy, UNSEEN, 'wps/relay/GCSGAME_newGameVendor.json')
  writeFileSync(games, JSON.stringify(withGames(JSON.parse(readFileSync(games, 'utf8')), GAMES)))
  return copy
}
