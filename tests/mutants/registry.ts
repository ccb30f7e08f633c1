import type { Mutant } from './mutant.ts'

/** Gates, the plan, and the app's use of the plan. */
export const registryMutants: readonly Mutant[] = [
  {
    name: 'A gate with "not" is open where it should be closed',
    file: 'src/registry/holds.ts',
    find: 'return !holds(gate.not, facts)',
    replace: 'return holds(gate.not, facts)',
  },
  {
    name: 'A gate with "any" needs all of its parts',
    file: 'src/registry/holds.ts',
    find: 'gate.any.some(',
    replace: 'gate.any.every(',
  },
  {
    name: 'A setting of 0 counts as on',
    file: 'src/registry/holds.ts',
    find: '(site.settings[gate.setting] ?? 0) > 0',
    replace: '(site.settings[gate.setting] ?? 0) >= 0',
  },
  {
    name: 'The explanation of a gate says on where it is off',
    file: 'src/registry/evaluate.ts',
    find: "on ? 'on' : 'off'}: ",
    replace: "on ? 'off' : 'on'}: ",
  },
  {
    name: 'An overlay that can wait lies over one that is urgent',
    file: 'src/registry/plan.ts',
    find: 'a.overlay.priority - b.overlay.priority',
    replace: 'b.overlay.priority - a.overlay.priority',
  },
  {
    name: 'The navigation leads to a screen whose feature is off',
    file: 'src/registry/plan.ts',
    find: 'reachable.has(entry.screen) && isOpen(entry.when, facts)',
    replace: 'reachable.has(entry.screen) || isOpen(entry.when, facts)',
  },
  {
    name: 'A section of home is drawn though its gate is closed',
    file: 'src/registry/plan.ts',
    find: 'type === section.type && isOpen(when, facts)',
    replace: 'type === section.type || isOpen(when, facts)',
  },
  {
    name: 'A prompt opens over another modal',
    file: 'src/app/overlayQueue.ts',
    find: '(!moment.typing && !moment.modal)',
    replace: '!moment.typing',
  },
  {
    name: 'The first bar lies over a form',
    file: 'src/app/overlayQueue.ts',
    find: 'if (priority >= BARS)',
    replace: 'if (priority > BARS)',
  },
  {
    name: 'Every promotion of the app opens by itself, one after the other',
    file: 'src/app/Overlays.tsx',
    find: 'const { isPill } = turn',
    replace: 'const isPill = false',
  },
  {
    name: 'The bar that a merchant asks for is offered before the page has settled',
    file: 'src/app/overlayQueue.ts',
    find: 'priority >= PROMOTIONS && moment.isUnsettled',
    replace: 'priority > PROMOTIONS && moment.isUnsettled',
  },
  {
    name: 'An overlay that was closed never shows again after its gate has closed and opened',
    file: 'src/app/overlayQueue.ts',
    find: '? closed : kept',
    replace: '? kept : closed',
  },
  {
    name: 'A feature that was told of a login is not told of the logout once its gate has closed',
    file: 'src/app/sessionHooks.ts',
    find: 'reported.has(feature.id) || isOpen(feature)',
    replace: 'reported.has(feature.id) && isOpen(feature)',
  },
  {
    name: 'A login that no longer holds stays remembered',
    file: 'src/app/failures.ts',
    find: "if (effect === 'forgetLogin') forgetLogin(env.local)",
    replace: "if (effect === 'autoLoginOff') forgetLogin(env.local)",
  },
  {
    name: 'A path of two segments is hidden from search engines',
    file: 'src/app/headOf.ts',
    find: '<= MOST_SEGMENTS',
    replace: '< MOST_SEGMENTS',
  },
  {
    name: "A member's call is repeated early on the next visit",
    file: 'src/app/prefetchedResponses.ts',
    find: "if ('Authorization' in headers) return undefined",
    replace: "if ('authorization' in headers) return undefined",
  },
  {
    name: 'An early answer is handed over twice',
    file: 'src/app/prefetchedResponses.ts',
    find: '      answers.delete(key)\n      return answer',
    replace: '      return answer',
  },
  {
    name: 'A second notice is shown by what failed to show the first',
    file: 'src/app/Overlays.tsx',
    find: '<LazyPart key={notice} feature="notice"',
    replace: '<LazyPart feature="notice"',
  },
]
