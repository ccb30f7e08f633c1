import { createHash } from 'node:crypto'
import type { Standing } from '../../../src/workbench/model/draftWire.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import type { Draft, Person } from './draft.ts'

/** The hash of what a draft would write, and over what: another folder or another draft has another one. */
export const stampOf = (files: readonly FileChange[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url')

const isSamePerson = (a: Person, b: Person): boolean => a.email.toLowerCase() === b.email.toLowerCase()

/** Whether a draft may be published. Pure. `stamp`: of what it would write now. */
export function standingOf(
  { by, approved }: Pick<Draft, 'by' | 'approved'>,
  stamp: string,
  isReviewRequired: boolean,
): Standing {
  if (!isReviewRequired) return 'free'
  if (!by || !approved || isSamePerson(by, approved.by)) return 'waiting'
  return approved.stamp === stamp ? 'approved' : 'outdated'
}

/** Why a person cannot approve a draft; undefined if they can. Pure. */
export function faultOfApproval({ by }: Pick<Draft, 'by'>, person: Person | undefined): string | undefined {
  if (!person) return 'git does not know who you are: set user.name and user.email.'
  if (!by) return 'Nobody knows who kept this draft: keep it again, with user.name and user.email set in git.'
  if (isSamePerson(by, person)) return 'You kept this draft yourself: the yes comes from somebody else.'
  return undefined
}
