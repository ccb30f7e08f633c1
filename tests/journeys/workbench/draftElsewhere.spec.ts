import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { keepDraft } from '../../../scripts/merchant/drafts/desk.ts'
import { type Bench, commitAll, expect, git, phone, test } from '../../support/bench.ts'

test.use({ models: ['aurora'], keepsHistory: true })

const ROOT = resolve(import.meta.dirname, '../../..')
const REVIEWER = 'Rita Reviewer'

/** The author keeps a draft that turns the chat off, for a merchant that demands a second person's yes. */
async function keepChatOff({ folder }: Bench): Promise<void> {
  const file = join(folder, 'aurora/merchant.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), reviewRequired: true }))
  commitAll(folder, 'Two persons publish')
  await keepDraft(
    { root: folder, code: 'aurora' },
    {
      title: 'Chat off',
      why: 'The vendor has an outage',
      patch: { status: { info: { whitelabelVal: { CBS3: false } } } },
      replaces: false,
    },
    new Date(),
  )
}

test('a reviewer clones the folder, sees the draft in a workbench at another port by the link that the tool prints, and approves it there', async ({
  page,
  bench,
}) => {
  await keepChatOff(bench)
  const theirs = mkdtempSync(join(tmpdir(), 'reviewer-'))
  git(tmpdir(), 'clone', '--quiet', bench.folder, theirs)
  git(theirs, 'config', 'user.name', REVIEWER)
  git(theirs, 'config', 'user.email', 'rita@example.test')
  const office = spawn(process.execPath, ['scripts/backoffice/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', MERCHANTS_DIR: theirs },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    for await (const line of createInterface({ input: office.stdout }))
      if (line.startsWith('Workbench: ')) break
    const said = execFileSync(
      process.execPath,
      ['scripts/merchant.ts', 'drafts', 'aurora', 'chat-off', '--merchants', theirs],
      { cwd: ROOT, encoding: 'utf8' },
    )
    const link = /On your phones: (\S+)/.exec(said)?.[1] ?? ''
    expect(link).toMatch(/^http:\/\/localhost:\d+\/workbench#/)
    expect(link).not.toContain(`:${bench.port}/`)

    await page.goto(link)
    const draft = page.getByRole('article', { name: 'Chat off' })
    await expect(draft.getByRole('button', { name: 'Show on the phones' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(phone(page, 1).locator('[data-screen="home"]')).toBeVisible()
    await expect(phone(page, 1).locator('[data-feature="chat"]')).toHaveCount(0)
    await draft.getByRole('button', { name: 'Approve' }).click()
    await expect(draft).toContainText(`approved by ${REVIEWER}`)
    // The author gets the yes with git, as the reviewer got the draft.
    git(bench.folder, 'pull', '--quiet', theirs, 'HEAD')
    expect(git(bench.folder, 'log', '-1', '--format=%an: %s')).toBe(
      `${REVIEWER}: Approve the draft Chat off of aurora`,
    )
  } finally {
    office.kill()
    await once(office, 'exit')
    rmSync(theirs, { recursive: true, force: true })
  }
})
