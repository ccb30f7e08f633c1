import type { Mutant } from './mutant.ts'

/** The back office's answers, the stored data of the last visit, and the start of a visit. */
export const siteMutants: readonly Mutant[] = [
  {
    name: 'A key that reaches into prototypes is copied from an answer',
    file: 'src/site/sanitise.ts',
    find: "new Set(['__proto__', 'constructor', 'prototype'])",
    replace: "new Set(['constructor', 'prototype'])",
  },
  {
    name: 'A problem points to the wrong entry of a list once another entry was dropped',
    file: 'src/site/sanitise.ts',
    find: 'origins.get(parent)?.splice(Number(step), 1)',
    replace: 'origins.get(parent)?.splice(Number(step), 0)',
  },
  {
    name: 'A setting of 0 is disabled',
    file: 'src/site/settings.ts',
    find: 'number === DISABLED ? undefined : number',
    replace: 'number === 0 ? undefined : number',
  },
  {
    name: 'A flag that is sent as the text "1" is off',
    file: 'src/site/flags.ts',
    find: "[true, 1, '1', 'true']",
    replace: "[true, 1, 'true']",
  },
  {
    name: 'The end of a maintenance in milliseconds is read as seconds',
    file: 'src/site/readTime.ts',
    find: '/^\\d+$/.test(sent) ? Number(sent)',
    replace: '/^\\d+$/.test(sent) ? Number(sent) * 1000',
  },
  {
    name: "The visitor's IP address is kept with the last good site",
    file: 'src/site/lastGood.ts',
    find: '{ ...status, location: undefined }',
    replace: '{ ...status }',
  },
  {
    name: 'The manifest of another merchant dresses the site',
    file: 'src/boot/wire.ts',
    find: 'if (prefetched && (!merchant || merchant === known)) return prefetched',
    replace: 'if (prefetched) return prefetched',
  },
  {
    name: 'A site under maintenance is kept as the last good one',
    file: 'src/boot/source.ts',
    find: "if (site?.availability.state === 'open') env.keep(",
    replace: 'if (site) env.keep(',
  },
  {
    name: 'A stored colour loads an address',
    file: 'src/boot/storedTheme.ts',
    find: 'FUNCTIONS.includes(lastWordOf(before).toLowerCase())',
    replace: "FUNCTIONS.includes('') || before !== ''",
  },
  {
    name: 'A first visit asks for nothing before the manifest has come',
    file: 'src/boot/preload.ts',
    find: 'if (calls.length > 0) return calls',
    replace: 'if (calls.length > 1) return calls',
  },
  {
    name: 'A logo of any origin is loaded ahead',
    file: 'src/boot/preload.ts',
    find: "typeof sent === 'string' && sent.startsWith('/m/')",
    replace: "typeof sent === 'string' && sent !== ''",
  },
  {
    name: 'The form of a login comes before the bundle',
    file: 'src/boot/preload.ts',
    find: '...(isDoor ? of(map.signIn) : []),',
    replace: '...(isDoor ? [...of(map.signIn), ...map.signInForms] : []),',
  },
  {
    name: 'A chunk that only the network lost loads the page again',
    file: 'src/boot/staleChunk.ts',
    find: '!newest || newest.includes(own) || stands(page.document)',
    replace: '!newest || stands(page.document)',
  },
  {
    name: 'An installed iPad calls itself IPAD',
    file: 'src/device/detectDevice.ts',
    find: "  if (installed) return 'PWA'\n  if (tablet) return 'IPAD'",
    replace: "  if (tablet) return 'IPAD'\n  if (installed) return 'PWA'",
  },
  {
    name: 'A Mac counts as an iPad',
    file: 'src/device/detectDevice.ts',
    find: '/\\bMacintosh\\b/.test(userAgent) && maxTouchPoints > 1',
    replace: '/\\bMacintosh\\b/.test(userAgent) && maxTouchPoints >= 0',
  },
  {
    name: 'The stored language wins over the one in the address',
    file: 'src/i18n/resolveLanguage.ts',
    find: '[url, stored, member]',
    replace: '[stored, url, member]',
  },
  {
    name: 'An amount below one loses the nought before its separator',
    file: 'src/i18n/format.ts',
    find: "padStart(digits + 1, '0')",
    replace: "padStart(digits, '0')",
  },
  {
    name: 'Money is rounded up to more than there is',
    file: 'src/i18n/format.ts',
    find: "const text = isDecimal(decimal) ? cut(decimal, digits) : ''",
    replace: "const text = isDecimal(decimal) ? cut(decimal, digits + 1) : ''",
  },
  {
    name: "A merchant's text that loses a placeholder is used",
    file: 'src/i18n/ownTexts.ts',
    find: "? undefined : 'placeholders'",
    replace: '? undefined : undefined',
  },
  {
    name: 'Every screen is rendered again when the app-download configuration arrives',
    file: 'src/registry/steady.ts',
    find: 'const { appDownload: _late, ...site } = whole',
    replace: 'const site = whole',
  },
  {
    name: 'A part is requested without what it imports',
    file: 'scripts/build/partImports.ts',
    find: 'one !== file && !ON_EVERY_PAGE.test(one)',
    replace: 'one === file',
  },
  {
    name: 'A translation invents a placeholder',
    file: 'src/i18n/locales/VI/shell.json',
    find: 'Mã tham chiếu: {{reference}}',
    replace: 'Mã tham chiếu: {{number}}',
  },
]
