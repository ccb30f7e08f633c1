import { checkLocales } from './i18n/check.ts'

/** `npm run i18n:check [folder]`: says what is missing in each language, and exits 1 while anything is. */
const { complaints, summary } = checkLocales(process.argv[2])
for (const line of complaints) console.error(line)
console.log(summary)
if (complaints.length > 0) process.exitCode = 1
