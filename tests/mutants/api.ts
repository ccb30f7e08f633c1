import type { Mutant } from './mutant.ts'

/** The client and its parts. */
export const apiMutants: readonly Mutant[] = [
  {
    name: 'The token is sent with GET calls alone',
    file: 'src/api/headers.ts',
    find: 'Authorization: token,',
    replace: 'Authorization: isGet ? token : undefined,',
  },
  {
    name: 'A password is sent in plain beside its encryption',
    file: 'src/api/encrypt.ts',
    find: "body: '{}',",
    replace: 'body: text,',
  },
  {
    name: 'The path that is authenticated is not the one that is called',
    file: 'src/api/encrypt.ts',
    find: 'utf8.encode(path), plain',
    replace: 'utf8.encode(path.slice(1)), plain',
  },
  {
    name: 'A key that has expired is not fetched again',
    file: 'src/api/seal.ts',
    find: 'if (again) throw unsent(error)',
    replace: 'if (!again) throw unsent(error)',
  },
  {
    name: 'One caller who leaves takes the request from the others',
    file: 'src/api/dedupe.ts',
    find: 'if (flight.callers.size === 0) flight.stop.abort()',
    replace: 'if (flight.callers.size >= 0) flight.stop.abort()',
  },
  {
    name: 'A POST is sent a second time after a network failure',
    file: 'src/api/retry.ts',
    find: "if (method !== 'GET') return attempt()",
    replace: "if (method === 'PUT') return attempt()",
  },
  {
    name: 'A clock that is set back keeps an answer for ever',
    file: 'src/api/cache.ts',
    find: 'age >= 0 && age < CACHE_MAX_AGE_MS',
    replace: 'age < CACHE_MAX_AGE_MS',
  },
  {
    name: 'An answer from before a change is kept after it',
    file: 'src/api/client.ts',
    find: 'if (flight.isCurrent()) store?.write(key, value)',
    replace: 'store?.write(key, value)',
  },
  {
    name: 'A GET that was on its way answers for what comes after a change',
    file: 'src/api/client.ts',
    find: "if (call.method !== 'GET') flights.forget()",
    replace: "if (call.method === 'GET') flights.forget()",
  },
  {
    name: 'An answer to a token that is no longer in use asks the player to log in',
    file: 'src/api/sessionEnd.ts',
    find: 'token === ended || !tokenIsCurrent(token)',
    replace: 'token === ended && !tokenIsCurrent(token)',
  },
  {
    name: 'A call that has ended keeps listening for an abort',
    file: 'src/api/timeout.ts',
    find: "      signal.removeEventListener('abort', onAbort)\n",
    replace: '',
  },
  {
    name: 'A ping takes cookies along to other domains',
    file: 'src/api/ping.ts',
    find: "credentials: 'omit',",
    replace: "credentials: 'include',",
  },
  {
    name: 'A call that the page itself gave up shows an error',
    file: 'src/api/report.ts',
    find: "    if (error.kind === 'aborted') return error\n",
    replace: '',
  },
  {
    name: 'A refusal with HTTP 400 loses its code',
    file: 'src/api/envelope.ts',
    find: 'if (isRecord(body) && body.success === false) throw refusal(status, body)',
    replace: 'if (isRecord(body) && body.success === false && status < 300) throw refusal(status, body)',
  },
]
