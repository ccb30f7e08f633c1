import { type EndpointApp, endpointStore } from './public.ts'

/** Checks each suspicion from now on, and one that already exists. */
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
