import { calls } from '../../../scripts/backoffice/calls/index.ts'
import type { Step } from '../states/state.ts'
import type { Cell } from './cells.ts'

/** Where a cell begins, with which set-up, and what a visitor does there. */
export interface Course {
  readonly path: string
  /** The set-up but for the window and for answers to what is only sent, as JSON. */
  readonly setUp: string
  /** Answers to what is only sent, as JSON. They take effect when a step sends it. */
  readonly replies: string
  /** As JSON, with the data of the member whom they refer to. */
  readonly steps: readonly string[]
  /** The next cell may continue from its end. */
  readonly isOpen: boolean
}

/** Calls that only send are made when a player acts; all others when a screen is opened. */
export const isOnlySent = (path: string): boolean =>
  `POST /wps/${path}` in calls && !(`GET /wps/${path}` in calls)

/** A step whose effect ends by itself, such as another window's, or with the cell, as the phone being offline. */
export const isOfThePhone = (step: Step): boolean =>
  'offline' in step || 'opens' in step || 'getsProfile' in step || 'slide' in step

/** How a cell comes about. Pure. */
export function courseOf({ path, state, standsIn, about = {} }: Cell): Course {
  const { window: _, answers = {}, faults = {}, ...others } = state?.before ?? {}
  const steps = state?.steps ?? []
  const some = (given: object, isWanted: (path: string) => boolean) =>
    Object.fromEntries(Object.entries(given).filter(([call]) => isWanted(call)))
  const isAskedFor = (call: string) => !isOnlySent(call)
  return {
    path,
    setUp: written([standsIn, some(answers, isAskedFor), some(faults, isAskedFor), others]),
    replies: written([some(answers, isOnlySent), some(faults, isOnlySent)]),
    steps: steps.map((step) => filledIn(written(step), about)),
    isOpen: others.held === undefined && !steps.some(isOfThePhone),
  }
}

/** A text with the data that its placeholders name, such as `{userName}`. */
export const filledIn = (text: string, about: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => about[name] ?? '')

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? String(part) : part))

/**
 * How many of a course's steps a visitor has done who is at the end of another one; undefined: the one does not lead on to the
 * other. Where only the window is another one, all of them are done. Pure.
 */
export function stepsDone(course: Course, before: Course): number | undefined {
  const { path, setUp, replies, steps } = course
  const done = before.steps.length
  const isSame =
    before.isOpen &&
    before.path === path &&
    before.setUp === setUp &&
    (before.replies === replies || done === 0) &&
    before.steps.every((step, at) => step === steps[at])
  return isSame ? done : undefined
}

/**
 * Puts cells one after the other that lead on to each other, the shortest way first. Pure.
 *
 * @param isHead whether a cell must begin anew
 */
export function inCourses(cells: readonly Cell[], isHead: (cell: Cell) => boolean): Cell[][] {
  const rows: { readonly cells: Cell[]; end: Course }[] = []
  const all = cells.map((cell) => ({ cell, course: courseOf(cell) }))
  for (const { cell, course } of all.toSorted((a, b) => a.course.steps.length - b.course.steps.length)) {
    const before = isHead(cell)
      ? undefined
      : rows
          .filter(({ end }) => stepsDone(course, end) !== undefined)
          .toSorted((a, b) => b.end.steps.length - a.end.steps.length)
          .at(0)
    if (before) {
      before.cells.push(cell)
      before.end = course
    } else rows.push({ cells: [cell], end: course })
  }
  return rows.map((row) => row.cells)
}
