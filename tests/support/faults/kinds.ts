import type { Fault } from '../backOffice.ts'
import type { Situation } from './catalogue.ts'

/** One way in which a call goes wrong. */
export interface FaultKind {
  readonly name: string
  readonly fault: Fault
  /** Its row in the specification's error catalogues. */
  readonly situation: Situation
}

const gateway = (status: number): Fault => ({ kind: 'html', status })
const refusal = (status: number): Fault => ({ kind: 'status', status })

/** All faults. A gateway sends a status with an HTML page, the back office with its own message. */
export const FAULTS: readonly FaultKind[] = [
  { name: 'times out', fault: { kind: 'hang' }, situation: 'timeout' },
  { name: 'hangs in mid-body', fault: { kind: 'stall' }, situation: 'timeout' },
  { name: 'is reset in mid-body', fault: { kind: 'cut' }, situation: 'noResponse' },
  { name: 'answers 401', fault: refusal(401), situation: 'notLoggedIn' },
  { name: 'answers 404', fault: gateway(404), situation: 'unknown' },
  { name: 'answers 429', fault: refusal(429), situation: 'serverMessage' },
  { name: 'answers 500', fault: refusal(500), situation: 'serverMessage' },
  { name: 'answers 502', fault: gateway(502), situation: 'badGateway' },
  { name: 'answers a page of HTML with 200', fault: { kind: 'html' }, situation: 'wrongShape' },
  { name: 'answers half a JSON text', fault: { kind: 'json' }, situation: 'wrongShape' },
  { name: 'answers a value of the wrong shape', fault: { kind: 'shape' }, situation: 'wrongShape' },
  {
    name: 'says no with an unknown code',
    fault: { kind: 'business', code: 'nobody.knows.this' },
    situation: 'serverMessage',
  },
  { name: 'answers nothing', fault: { kind: 'empty' }, situation: 'wrongShape' },
]

/** Only this fault means that there is no session; the others leave a session as it is. */
export const NOT_LOGGED_IN = FAULTS.filter(({ situation }) => situation === 'notLoggedIn')
export const OTHERS = FAULTS.filter(({ situation }) => situation !== 'notLoggedIn')

/** The answer of a back office without this call. The app then refers to customer service. */
export const isMissing = ({ name }: FaultKind): boolean => name === 'answers 404'
export const NOT_OFFERED = 'This is not available here.'

/** The faults of a call whose answer the app does not read: that answer cannot have a wrong shape. */
export const UNREAD = OTHERS.filter(({ name }) => name !== 'answers a value of the wrong shape')

/** A call without a session cannot end one: its 401 is a refusal with the server's message (docs/conformance.md § 2.8). */
export const ofForm = (situation: Situation): Situation =>
  situation === 'notLoggedIn' ? 'serverMessage' : situation

/** A form cannot be submitted for this long after a failure, ms (docs/conformance.md § 1.4). */
export const GUARD_MS = 500

/** The timeout of a call, ms (docs/conformance.md § 1.7, § 1.9). */
export const CALL_TIMEOUT_MS = 30_000

export const waits = ({ situation }: FaultKind): boolean => situation === 'timeout'
