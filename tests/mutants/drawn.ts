import type { Mutant } from './mutant.ts'

/** Layouts, the service worker and the workbench. */
export const drawnMutants: readonly Mutant[] = [
  {
    name: 'The link to the login of M3 leads to the registration',
    file: 'src/layouts/M3/AccountChip.tsx',
    find: '<Way target={view.login}>',
    replace: '<Way target={view.register}>',
    browser: true,
  },
  {
    name: 'The navigation of M1 marks every place but the present one',
    file: 'src/layouts/M1/BottomBar.tsx',
    find: 'current={entry === current}',
    replace: 'current={entry !== current}',
  },
  {
    name: 'The ways in of M3 are smaller than a thumb',
    file: 'src/layouts/M3/AccountChip.tsx',
    find: 'min-block-size: 44px;',
    replace: 'min-block-size: 30px; max-block-size: 30px;',
    browser: true,
  },
  {
    name: 'The header of M1 shows a member’s name in place of the balance',
    file: 'src/layouts/M1/AccountChip.tsx',
    find: '{view.balance === undefined ? (',
    replace: "{view.balance !== '' ? (",
    browser: true,
  },
  {
    name: 'The newest favourite stands last',
    file: 'src/features/games/favourites/model/favourites.ts',
    find: '[{ code: game.code, vendor: game.vendor }, ...others].slice(0, MOST_FAVOURITES)',
    replace: '[...others, { code: game.code, vendor: game.vendor }].slice(0, MOST_FAVOURITES)',
  },
  {
    name: 'A lane that shows all of its games offers more',
    file: 'src/layouts/M2/model/chooseGames.ts',
    find: '!lane && count > cards.length',
    replace: '!lane && count >= cards.length',
  },
  {
    name: 'Draws are filed under the month before',
    file: 'src/layouts/M3/model/drawDays.ts',
    find: '[year, month + 1, day].map(',
    replace: '[year, month, day].map(',
  },
  {
    name: 'The header of M2 trembles with the finger',
    file: 'src/layouts/M2/model/shrinking.ts',
    find: 'const HESITATION = 12',
    replace: 'const HESITATION = 0',
  },
  {
    name: 'What something on the way sent in place of a script is kept for ever',
    file: 'src/worker/assets.ts',
    find: "&& fits(file, type ?? '')",
    replace: "&& (fits(file, type ?? '') || true)",
  },
  {
    name: 'The cached document answers for a file',
    file: 'src/worker/routing.ts',
    find: 'isPage && !looksLikeFile && !searchParams',
    replace: 'isPage && (!looksLikeFile || isPage) && !searchParams',
  },
  {
    name: 'The document of another build is cached for this one',
    file: 'src/worker/documents.ts',
    find: 'return answer && verified(answer, digest)',
    replace: 'return answer && verified(answer)',
  },
  {
    name: 'A document is still answered after its player has asked for the new build',
    file: 'src/worker/documents.ts',
    find: '      await caches.put(cache, RETIRED, document)\n      await caches.remove(cache, DOCUMENT)\n',
    replace: '      await caches.put(cache, RETIRED, document)\n',
  },
  {
    name: 'A late manifest replaces a newer one',
    file: 'src/boot/status.ts',
    find: 'turn < themedBy || ',
    replace: '',
  },
  {
    name: 'Escape closes a dialog of the workbench before React knows',
    file: 'src/workbench/parts/Dialog.tsx',
    find: '    event.preventDefault()\n',
    replace: '',
  },
  {
    name: 'A push is told to pages that nobody looks at',
    file: 'src/worker/push.ts',
    find: "if (window.visibilityState === 'visible') window.postMessage",
    replace: 'if (window.visibilityState) window.postMessage',
  },
  {
    name: 'A push puts the player into a session that is not their own',
    file: 'src/worker/pushMessage.ts',
    find: "const SESSION_PARAMETERS = ['token', 'tokens']",
    replace: "const SESSION_PARAMETERS = ['tokens']",
  },
  {
    name: 'The newest pictures are dropped from the cache in place of the oldest',
    file: 'src/worker/pictures.ts',
    find: 'requests.slice(0, -MOST_PICTURES)',
    replace: 'requests.slice(MOST_PICTURES)',
  },
  {
    name: 'A cache that failed once is never opened again',
    file: 'src/worker/safeCaches.ts',
    find: '      opened.delete(name)\n      return otherwise',
    replace: '      return otherwise',
  },
  {
    name: 'An undone step is lost when another one is undone',
    file: 'src/workbench/model/history.ts',
    find: 'future: [history.now, ...history.future]',
    replace: 'future: [history.now]',
  },
  {
    name: 'A patch cannot remove a member',
    file: 'src/workbench/model/mergePatch.ts',
    find: 'if (value === null) merged.delete(key)',
    replace: 'if (value === undefined) merged.delete(key)',
  },
]
