import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import shell from '../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }

/** Substitutes for the feature's own texts. */
export const OWN = {
  looking_for_line: 'Looking for a line',
  line_found: 'A line was found',
  no_line_answers: 'No line answers',
  lines_too_slow: 'The lines are too slow',
  no_line_known: 'No line is known',
}

/** English texts, with or without the feature's own file. */
export const speak = (own: Record<string, string> | undefined = OWN): Promise<I18n> =>
  createI18n({ language: 'EN', load: async (_, namespace) => (namespace === 'shell' ? shell : own) })
