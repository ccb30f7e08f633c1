/** A request between a page and the back office. */
interface Flight {
  readonly page: number
  readonly path: string
  readonly init: RequestInit
  /** Whether the page waits for the answer. */
  waiting: boolean
  /** The back office's answer, once it has received the request. */
  response: Response | undefined
  /** An intermediary has answered, so the request never reaches the back office. */
  stopped: boolean
  readonly answer: (response: Response) => void
  readonly cut: () => void
}

/** Answers of an intermediary in place of the back office. */
const INSTEAD = [
  [401, { success: false, errorCode: 'user.or.token.invalid' }],
  [429, { success: false, errorCode: 'TOO_MANY_REQUESTS' }],
  [200, { success: false, errorCode: 'TOO_MANY_REQUESTS' }],
  [503, { success: false }],
] as const

/** Answers that a page cannot use: a gateway's page, a truncated one, one of the wrong shape. */
const BROKEN = [
  () => new Response('<html>', { status: 502 }),
  () => new Response('{"success":tr'),
  () => new Response('{"success":true,"value":7}'),
]

const pickOf = <One>(list: readonly One[], pick: number): One | undefined => list[pick % list.length]

/** A fake connection: the test decides when each request arrives and what happens to its answer. */
export function createLine(office: (path: string, init: RequestInit) => Promise<Response>) {
  const flights: Flight[] = []
  const waiting = () => flights.filter((flight) => flight.waiting)
  const underWay = () => flights.filter(({ response, stopped }) => !response && !stopped)
  async function arrive(flight: Flight): Promise<Response> {
    flight.response ??= await office(flight.path, flight.init)
    return flight.response
  }

  return {
    send: (page: number, path: string, init: RequestInit) =>
      new Promise<Response>((answer, reject) => {
        const flight: Flight = {
          ...{ page, path, init, waiting: true, response: undefined, stopped: false, answer },
          cut: () => reject(new TypeError('cut')),
        }
        init.signal?.addEventListener('abort', () => {
          flight.waiting = false
        })
        flights.push(flight)
      }),
    isWaiting: (page: number) => waiting().some((flight) => flight.page === page),
    /** Closes a page: it receives no more answers, but its requests continue. */
    close(page: number) {
      for (const flight of flights) if (flight.page === page) flight.waiting = false
    },
    /** The back office receives a request, possibly long after its page was closed. */
    async arrive(pick: number) {
      const flight = pickOf(underWay(), pick)
      if (flight) await arrive(flight)
    },
    async arriveAll() {
      for (const flight of underWay()) await arrive(flight)
    },
    async answer(pick: number) {
      const flight = pickOf(
        waiting().filter(({ stopped }) => !stopped),
        pick,
      )
      if (!flight) return
      flight.waiting = false
      flight.answer((await arrive(flight)).clone())
    },
    /** The request is carried out, but the answer is damaged. */
    async garble(pick: number) {
      const flight = pickOf(waiting(), pick)
      if (!flight) return
      flight.waiting = false
      await arrive(flight)
      flight.answer(pickOf(BROKEN, pick)?.() ?? new Response())
    },
    /** The page gets a network error. The request may arrive later all the same. */
    cut(pick: number) {
      const flight = pickOf(waiting(), pick)
      if (!flight) return
      flight.waiting = false
      flight.cut()
    },
    refuse(pick: number) {
      const flight = pickOf(
        waiting().filter(({ response }) => !response),
        pick,
      )
      const [status, body] = pickOf(INSTEAD, pick) ?? INSTEAD[0]
      if (!flight) return
      flight.waiting = false
      flight.stopped = true
      flight.answer(new Response(JSON.stringify(body), { status }))
    },
  }
}

export type Line = ReturnType<typeof createLine>
