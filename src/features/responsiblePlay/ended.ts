import { forgetPlayTime } from './playClock.ts'

/** Session hook for the end of a session. */
export default (): void => forgetPlayTime()
