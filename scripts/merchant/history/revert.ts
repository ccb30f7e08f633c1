import { parseObject } from '../../../src/json/read.ts'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import type { Documents, FileChange } from '../../../src/workbench/model/wire.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { readFolder } from '../check/readFolder.ts'
import { UsageError } from '../command.ts'
import { edited } from '../set/edit.ts'
import { documentsAt, documentsOf } from './git.ts'
import { type Reversal, reversalOf, type Step, stepsBetween } from './steps.ts'

/** What taking one change back would do. */
export interface PreparedRevert extends Reversal {
  readonly files: readonly FileChange[]
}

/** Whether a text can be a commit's id. It must be no option and no range for git. */
export const isCommitId = (said: string): boolean => /^[0-9a-f]{4,40}$/.test(said)

/** The values that a commit set. */
export const stepsOfCommit = async (root: string, code: string, commit: string): Promise<Step[]> =>
  stepsBetween(await documentsAt(root, code, `${commit}^`), await documentsAt(root, code, commit))

/** The files without one change of the history. Later changes stay. Writes nothing. Throws a {@link UsageError} for no commit. */
export async function prepareRevert(root: string, code: string, commit: string): Promise<PreparedRevert> {
  if (!isCommitId(commit)) throw new UsageError(`${commit} is no commit: history names them`)
  const { texts } = await readFolder(code, root)
  const now = documentsOf(parseObject(texts[STATUS] ?? '') ?? {}, parseObject(texts[MANIFEST] ?? '') ?? {})
  const reversal = reversalOf(await stepsOfCommit(root, code, commit), now)
  return { ...reversal, files: filesWith(texts, now, reversal.back) }
}

function filesWith(
  texts: Readonly<Record<string, string>>,
  now: Documents,
  back: readonly Step[],
): FileChange[] {
  const inside = (name: string) => back.filter(({ path: [part] }) => part === name)
  const status = inside('status').reduce(
    (text, { path, before }) => edited(text, path.slice(1), before),
    texts[STATUS] ?? '{}\n',
  )
  const manifest = (['theme', 'home'] as const).reduce((text, name) => {
    const steps = inside(name)
    if (steps.length === 0) return text
    const value = steps.reduce((at, { path, before }) => withValue(at, path.slice(1), before), now[name])
    return edited(text, ['templates', 'parameters', name], JSON.stringify(value))
  }, texts[MANIFEST] ?? '{}\n')
  return [
    { file: STATUS, before: texts[STATUS] ?? '', after: status },
    { file: MANIFEST, before: texts[MANIFEST] ?? '', after: manifest },
  ].filter(({ file, before, after }) => file in texts && before !== after)
}
