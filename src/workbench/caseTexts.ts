/** Texts of reports and of the tests that come of them. */
export const caseLabels = {
  open: 'From a report',
  title: 'From a report or a link',
  lead: 'Paste the link of a page, of the workbench, or a report as a page sends it. A phone shows it as the player had it; a member of this folder stands for the player.',
  pasted: 'Link or report',
  show: 'Show it',
  unknown: 'This is no link of a site and no report of a page.',
  shown: (what: string) => `A phone shows it: ${what}`,
  noMerchant: (host: string) => `No merchant here is served at ${host}. The chosen one is shown.`,
  noCode: (code: string) => `There is no merchant ${code} here. The chosen one is shown.`,
  noScreen: (screen: string) => `There is no address of the screen ${screen}: the phone shows home.`,
  openLabel: (what: string) => `Show it on a phone: ${what}`,
  heading: 'A test of this state',
  lead2:
    'Keeps the phone’s state (visitor, time, unsaved changes, lasting faults) and what it shows now as a test. Mend first what is wrong here.',
  name: 'What it proves',
  write: 'Write the test',
  written: (file: string, merchant: string) =>
    `${file} is written. Repeat it: npm run matrix -- --merchant ${merchant}`,
} as const
