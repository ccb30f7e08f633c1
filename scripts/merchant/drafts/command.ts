import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { wordsOfCommit } from '../history/commit.ts'
import { chosenCodes } from '../inputs.ts'
import { linesOfSet } from '../set/report.ts'
import { textOf } from '../values.ts'
import {
  approveDraft,
  discardDraft,
  draftIn,
  draftsIn,
  type KeptDraft,
  type Place,
  publishDraft,
} from './desk.ts'
import { whereToSee } from './link.ts'

/** `drafts <code> [name]`: the kept changes of a merchant, and what is decided about one. */
export const drafts: Command = {
  name: 'drafts',
  usage: '<code> [<name> [--approve | --publish | --discard]] [--merchants <folder>]',
  summary:
    'The drafts of a merchant, kept in the workbench: what each would write, who approved it; publishes one.',
  options: {
    approve: { type: 'boolean' },
    publish: { type: 'boolean' },
    discard: { type: 'boolean' },
    merchants: { type: 'string' },
  },
  run: runDrafts,
}

const DONE = { approve: 'approved', publish: 'published', discard: 'discarded' } as const

const STANDING = {
  free: 'may be published',
  waiting: "waits for a second person's yes",
  approved: 'approved',
  outdated: 'changed since it was approved',
} as const

async function runDrafts({ positionals, values }: Asked, out: Out): Promise<number> {
  const [code, name, more] = positionals
  if (!code || more) throw new UsageError('Say which merchant, and which draft')
  const root = textOf(values.merchants) ?? MERCHANTS
  chosenCodes([code], root)
  const place: Place = { root, code }
  const actions = (['approve', 'publish', 'discard'] as const).filter((action) => values[action] === true)
  if (actions.length > 1) throw new UsageError('Approve, publish or discard: one at a time')
  const [action] = actions
  if (name === undefined) {
    if (action) throw new UsageError(`Say which draft to ${action}`)
    return list(draftsIn(place), values.json === true, out)
  }
  const draft = draftIn(place, name)
  if (!action) {
    show(code, draft, values.json === true, out)
    if (!values.json) out.line(whereToSee(place, name))
    return 0
  }
  const does = {
    approve: () => approveDraft(place, name, draft.stamp, new Date()),
    publish: () => publishDraft(place, name, draft.stamp),
    discard: () => discardDraft(place, name),
  }
  // What is approved or published is shown first, so that nobody says yes to something else.
  if (action !== 'discard' && !values.json) show(code, draft, false, out)
  const committed = await does[action]()
  out.line(
    values.json
      ? JSON.stringify({ merchant: code, draft: name, action, committed }, null, 2)
      : `${draft.title} is ${DONE[action]}. ${wordsOfCommit(committed)}`,
  )
  return 0
}

const lineOf = ({ name, title, by, when, standing, approved }: KeptDraft): string =>
  `${name}  ${when.slice(0, 16).replace('T', ' ')}  ${by?.name ?? 'somebody'}: ${title}, ${STANDING[standing]}${
    standing === 'approved' && approved ? ` by ${approved.by.name}` : ''
  }`

function list(found: readonly KeptDraft[], isJson: boolean, out: Out): number {
  if (isJson) out.line(JSON.stringify(found, null, 2))
  else if (found.length === 0) out.line('No drafts.')
  else for (const draft of found) out.line(lineOf(draft))
  return 0
}

function show(merchant: string, draft: KeptDraft, isJson: boolean, out: Out): void {
  if (isJson) {
    out.line(JSON.stringify(draft, null, 2))
    return
  }
  out.line(lineOf(draft))
  if (draft.why) out.line(draft.why)
  for (const line of linesOfSet([{ merchant, files: draft.files, errors: [], unmet: 0 }])) out.line(line)
  if (draft.files.length === 0) out.line('The folder already has these values.')
}
