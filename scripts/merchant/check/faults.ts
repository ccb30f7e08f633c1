import type { ErrorObject } from 'ajv/dist/2020.js'
import { pointerStep, quote } from '../../../src/site/problem.ts'
import type { SchemaFault } from './known.ts'

/** Keywords whose errors only summarise others. */
const SUMMING = new Set(['anyOf', 'oneOf', 'if', 'allOf', '$ref'])

/** Ajv's errors, one for each place. For a choice, the errors deeper in its branches are enough. */
export function faultsOf(errors: readonly ErrorObject[]): SchemaFault[] {
  const faults = new Map<string, Set<string>>()
  const single = errors.filter(({ keyword }) => !SUMMING.has(keyword))
  for (const error of single.length > 0 ? single : errors) {
    const pointer = placeOf(error)
    const messages = faults.get(pointer) ?? new Set()
    faults.set(pointer, messages.add(messageOf(error)))
  }
  return [...faults].map(([pointer, messages]) => ({ pointer, message: [...messages].join(', or ') }))
}

const isExtra = (keyword: string): boolean => /^(?:additional|unevaluated)Properties$/.test(keyword)

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const extra: unknown = params.additionalProperty ?? params.unevaluatedProperty
  return isExtra(keyword) && typeof extra === 'string' ? instancePath + pointerStep(extra) : instancePath
}

function messageOf({ keyword, message = 'is wrong', params }: ErrorObject): string {
  if (isExtra(keyword)) return 'is a key that nobody knows'
  const { allowedValues } = params
  return Array.isArray(allowedValues) ? `must be one of ${quote(allowedValues)}` : message
}
