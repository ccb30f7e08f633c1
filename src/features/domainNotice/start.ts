import { type EndpointApp, endpointStore } from './public.ts'

/** From now on looks into each suspicion, and into one that is there already. */
export function followSuspicions(app: EndpointApp): void {
  const look = () =>
    import('./pageWatch.ts').then(
      ({ suspectPageEndpoint }) => suspectPageEndpoint(app),
      () => undefined,
    )
  if (endpointStore.getState().suspicions) void look()
  endpointStore.subscribe(({ suspicions }, before) => {
    if (suspicions !== before.suspicions) void look()
  })
}
