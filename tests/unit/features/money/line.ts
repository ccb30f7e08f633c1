/** A request between a page and the back office. */
interface Flight {
  readonly page: number
  readonly path: string
  readonly init: RequestInit
  /** The page waits for its answer. */
  waiting: boolean
  /** What the back office answered, once it has it. */
  response: Response | undefined
  /** Something on the way answered, and it goes no further. */
  stopped: boolean
  readonly answer: (response: Response) => void
  readonly cut: () => void
}

/** What stands between page and back office may answer in its place. */
const INSTEAD = [
  [401, { success: false, errorCode: 'user.or.token.invalid' }],
  [429, { success: false, errorCode: 'TOO_MANY_REQUESTS' }],
  [200, { success: false, errorCode: 'TOO_MANY_REQUESTS' }],
  [503, { success: false }],
] as const

/** Answers that are of no use to a page: a gateway's, and half of one. */
const BROKEN = [
  () => new Response('<html>', { status: 502 }),
  () => new Response('{"success":tr'),
  () => new Response('{"success":true,"value":7}'),
]

const pickOf = <One>(list: readonly One[], pick: number): One | undefined => list[pick % list.length]

/** A line on which a test says of each request when it arrives, and what becomes of its answer. */
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
    /** A page is gone: it hears no answer any more. What it has sent goes on. */
    close(page: number) {
      for (const flight of flights) if (flight.page === page) flight.waiting = false
    },
    /** The back office gets a request, perhaps long after its page has gone. */
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
    /** It was carried out, and the answer is broken on its way. */
    async garble(pick: number) {
      const flight = pickOf(waiting(), pick)
      if (!flight) return
      flight.waiting = false
      await arrive(flight)
      flight.answer(pickOf(BROKEN, pick)?.() ?? new Response())
    },
    /** The page hears that the line broke; the request may arrive all the same, later. */
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
