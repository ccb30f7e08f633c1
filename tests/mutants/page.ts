import type { Mutant } from './mutant.ts'

/** Home, its banners and its footer, the language, the app and its updates. */
export const pageMutants: readonly Mutant[] = [
  {
    name: 'Banners that belong to no group are not shown',
    file: 'src/features/banners/model/slides.ts',
    find: '!groupName || groupName === group',
    replace: 'groupName === group',
  },
  {
    name: 'A foreign site behind a banner can move the page that opened it',
    file: 'src/features/banners/leave.ts',
    find: '  waiting.opener = null\n',
    replace: '',
  },
  {
    name: 'A list of domains that failed once is not asked for again',
    file: 'src/features/banners/domains.ts',
    find: '        else asking = undefined\n',
    replace: '',
  },
  {
    name: 'The first version of the app that downloads by itself is sent to a browser',
    file: 'src/features/downloads/model/links.ts',
    find: 'compareVersions(appVersion, DIRECT_DOWNLOAD_SINCE) < 0',
    replace: 'compareVersions(appVersion, DIRECT_DOWNLOAD_SINCE) <= 0',
  },
  {
    name: 'A link that the address guard refuses stands in the footer and leads nowhere',
    file: 'src/features/footer/model/links.ts',
    find: 'return target ?',
    replace: 'return title ?',
  },
  {
    name: 'A section of home that waits for its answer has no place',
    file: 'src/features/home/model/inPlace.ts',
    find: 'waiting + 1',
    replace: 'waiting',
  },
  {
    name: 'An operator reads that a section is empty after it has content again',
    file: 'src/features/home/HomeScreen.tsx',
    find: 'return () => overlays.decide(key, undefined)',
    replace: 'return () => undefined',
  },
  {
    name: 'An iPad is told to tap a button that only iPhones have',
    file: 'src/features/iosGuide/model/guide.ts',
    find: "from(osVersion, MORE_SINCE) && form === 'phone' &&",
    replace: 'from(osVersion, MORE_SINCE) &&',
  },
  {
    name: 'The steps after a profile come again at each return to the page',
    file: 'src/features/iosGuide/public.ts',
    find: '    waiting.stop()\n    profileStore',
    replace: '    profileStore',
  },
  {
    name: 'A language that the site has given up keeps a member from their own',
    file: 'src/features/languagePicker/model/membersLanguage.ts',
    find: 'return chosen !== undefined && allowed.includes(chosen)',
    replace: 'return chosen !== undefined && allowed.length > 0',
  },
  {
    name: 'A server that is back at the running version is offered as an update',
    file: 'src/features/updatePrompt/model/update.ts',
    find: ' && app !== running\n',
    replace: ' && app !== (running && undefined)\n',
  },
  {
    name: 'Two taps on Refresh load the page twice',
    file: 'src/features/updatePrompt/offer.ts',
    find: '  if (offer.isLeaving) return\n',
    replace: '',
  },
  {
    name: 'An app that is up to date is asked to update',
    file: 'src/features/upgradePrompt/model/upgrade.ts',
    find: 'compareVersions(offered.version, running) <= 0',
    replace: 'compareVersions(offered.version, running) < 0',
  },
  {
    name: 'A mandatory update of the app is closed with Escape',
    file: 'src/features/upgradePrompt/UpgradePrompt.tsx',
    find: 'dismissible={offer.isClosable}',
    replace: 'dismissible',
    browser: true,
  },
]
