import { isRecord } from '../../../src/json/read.ts'
import type { JsonRecord } from '../../../src/workbench/model/mergePatch.ts'

/** The folder of a merchant's drafts in its folder. */
export const DRAFTS = 'drafts'

/** A person, as git knows them. */
export interface Person {
  readonly name: string
  readonly email: string
}

/** A change that is kept to be looked at (`schemas/draft.schema.json`). */
export interface Draft {
  readonly title: string
  readonly why: string
  /** Who kept it; undefined where git did not know. */
  readonly by?: Person
  /** ISO 8601. */
  readonly when: string
  /** A merge patch over the status and the templates. */
  readonly patch: JsonRecord
  readonly approved?: Approval
}

/** The yes of a second person to exactly these files. */
export interface Approval {
  readonly by: Person
  /** ISO 8601. */
  readonly when: string
  /** {@link stampOf} the files. */
  readonly stamp: string
}

/** Within the merchant's folder. */
export const fileOf = (name: string): string => `${DRAFTS}/${name}.json`

/** Reads a draft; undefined where it is none. Pure; never throws. */
export function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value.patch)) return undefined
  const { title, why, when, patch } = value
  if (typeof title !== 'string' || title === '' || typeof when !== 'string') return undefined
  const by = readPerson(value.by)
  const approved = readApproval(value.approved)
  return {
    title,
    why: typeof why === 'string' ? why : '',
    when,
    patch,
    ...(by && { by }),
    ...(approved && { approved }),
  }
}

function readApproval(value: unknown): Approval | undefined {
  if (!isRecord(value)) return undefined
  const { when, stamp } = value
  const by = readPerson(value.by)
  return by && typeof when === 'string' && typeof stamp === 'string' ? { by, when, stamp } : undefined
}

function readPerson(value: unknown): Person | undefined {
  if (!isRecord(value)) return undefined
  const { name, email } = value
  return typeof name === 'string' && typeof email === 'string' && email !== '' ? { name, email } : undefined
}
