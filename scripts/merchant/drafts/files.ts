import { drafted } from '../../../src/workbench/model/drafted.ts'
import { type JsonRecord, stepsOf } from '../../../src/workbench/model/mergePatch.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { isRecord, parseRecord } from '../../backoffice/json.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { documentsOf } from '../history/parts.ts'
import { edited, PARAMETERS } from '../set/edit.ts'

/** The texts of the files that a patch can change. */
export interface Sources {
  readonly status: string
  readonly manifest: string
}

/** The file changes of a patch over the status and the templates; [] for none. Pure. */
export function filesOfPatch({ status, manifest }: Sources, patch: JsonRecord): FileChange[] {
  const documents = drafted(documentsOf(parseRecord(status) ?? {}, parseRecord(manifest) ?? {}), patch)
  const steps = isRecord(patch.status) ? stepsOf(patch.status) : []
  const templates = (['theme', 'home'] as const).filter((name) => name in patch)
  const changes: FileChange[] = [
    {
      file: STATUS,
      before: status,
      after: steps.reduce((text, { path, value }) => edited(text, path, value), status),
    },
    {
      file: MANIFEST,
      before: manifest,
      after: templates.reduce(
        (text, name) => edited(text, [...PARAMETERS, name], JSON.stringify(documents[name])),
        manifest,
      ),
    },
  ]
  return changes.filter(({ before, after }) => before !== after)
}
