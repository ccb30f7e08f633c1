/** A function of a vendor's. */
export type VendorFunction = (...given: unknown[]) => unknown

export const isFunction = (value: unknown): value is VendorFunction => typeof value === 'function'

/** The globals of the frame: vendors read and write them by name. */
export interface Bag {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
}

export const bagOf = (page: object): Bag => ({
  get: (name) => Reflect.get(page, name),
  set: (name, value) => void Reflect.set(page, name, value),
})

/**
 * A list that a vendor's script works off once it is there, and the function that fills it, as Google and BIGO have them: they
 * know a call by its being an `arguments` object, which a rest parameter is not.
 */
export function argumentsQueue(bag: Bag, list: string, name: string): VendorFunction {
  const queue: unknown[] = []
  bag.set(list, queue)
  function push(this: unknown): void {
    // The vendor puts a list of its own in its place.
    const now = bag.get(list)
    // biome-ignore lint/complexity/noArguments: the vendors look for an `arguments` object
    if (Array.isArray(now)) now.push(arguments)
  }
  bag.set(name, push)
  return push
}

/** A list with methods that note their calls, as TikTok and Kwai have them. */
export function methodQueue(bag: Bag, name: string, methods: readonly string[]): object {
  const queue = noting([], methods)
  Object.assign(queue, {
    methods,
    _i: {},
    _t: {},
    _o: {},
    instance: (id: string) => Reflect.get(Object(Reflect.get(queue, '_i')), id) ?? noting([], methods),
  })
  bag.set(name, queue)
  return queue
}

/** Gives a list the methods; each notes its name and what it was given. */
export function noting(queue: unknown[], methods: readonly string[]): unknown[] {
  for (const method of methods)
    Reflect.set(queue, method, (...given: unknown[]) => void queue.push([method, ...given]))
  return queue
}

/** Calls a method of a vendor's global as it is now; the vendor's script replaces what its beginning left there. */
export function callMethod(holder: unknown, method: string, ...given: unknown[]): void {
  const found: unknown =
    typeof holder === 'object' || isFunction(holder) ? Reflect.get(Object(holder), method) : undefined
  if (isFunction(found)) found.apply(holder, given)
}
