import { toHash } from '../../../src/workbench/model/link.ts'
import { emptyBench } from '../../../src/workbench/model/state.ts'
import { runningPort } from '../../backoffice/running.ts'
import type { Place } from './desk.ts'

/**
 * How to see a draft on this machine: the address in the workbench that serves this folder, at whatever port it runs. A link that
 * somebody else copied names the port of their machine.
 */
export function whereToSee(
  { root, code }: Place,
  name: string,
  portOf: (root: string) => number | undefined = runningPort,
): string {
  const port = portOf(root)
  const path = `/workbench${toHash({ ...emptyBench, merchant: code, tab: 'drafts', draft: name })}`
  return port === undefined
    ? `On your phones: start the back office (npm start), then open ${path} at its address, or repeat this command.`
    : `On your phones: http://localhost:${port}${path}`
}
