/**
 * A warning for each part of a run, and for the whole, that took longer than it may. Pure. No failure: a busy machine is not the
 * change's fault.
 *
 * @param seconds what each part took
 * @param limits what some parts may take, s
 * @param whole what all of them may take, s
 */
export function overLimits(
  seconds: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
  whole: number,
): string[] {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0)
  const parts = Object.entries(limits).map(([name, limit]) => [name, seconds[name] ?? 0, limit] as const)
  return [...parts, ['the whole', total, whole] as const]
    .filter(([, took, limit]) => took > limit)
    .map(
      ([name, took, limit]) =>
        `Slow: ${name} took ${Math.round(took)} s, and may take ${limit} s on two quiet cores.`,
    )
}
