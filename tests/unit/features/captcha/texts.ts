import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import captcha from '../../../../src/i18n/locales/EN/captcha.json' with { type: 'json' }
import shell from '../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }

/** English texts. */
export const speak = (): Promise<I18n> =>
  createI18n({
    language: 'EN',
    load: async (_, namespace) => (namespace === 'shell' ? shell : namespace === 'captcha' ? captcha : {}),
  })
