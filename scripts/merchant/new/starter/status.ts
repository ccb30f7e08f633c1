import { flagCatalogue } from '../../../../src/generated/flags.ts'
import { encodePath, KEY_LENGTH } from '../../../../src/site/customerService.ts'
import type { Order } from '../order.ts'
import type { Say } from './say.ts'

/** Flags of a new merchant that differ from the catalogue's defaults. Each works with the folder's content. */
const ON: readonly string[] = ['MOBILEAUTOLOGIN3', 'REWCEN3']

/** `system/status` of a new merchant with every flag and setting, so that operators find them. */
export function statusOf(order: Order, say: Say): object {
  const { code, name, layout, language, currency, domains } = order
  const page = (path: string, title: string, description: string) => ({
    [path]: { title: `${title} · ${name}`, description, canonical: `https://${domains[0]}${path}` },
  })
  return {
    merchantCode: code,
    info: {
      merchantCode: code,
      merchantName: name,
      mobileTemplate: layout,
      languages: [...new Set([language, 'EN'])],
      currency,
      customerService: [
        {
          title: say('shell:in_customer_services'),
          csType: 'LIVECHAT',
          csPosition: 1,
          path: encodePath(`https://${domains[0]}/support`, keyOf(code)),
        },
      ],
      register: { captcha: { enabled: false }, geetest: false, defaultPassword: '' },
      login: { captcha: { enabled: false }, geetest: false },
      resources: [],
      whitelabelVal: Object.fromEntries(
        Object.entries(flagCatalogue).map(([flag, { default: value }]) => [flag, ON.includes(flag) || value]),
      ),
      settings: {
        announcement_force_read: 0,
        announcement_autoplay: 1,
        announcement_before_login: 1,
        welcome_image_wait: -1,
        referral_enabled: 1,
        referral_promotion_disabled: 0,
        country_picker_disabled: 0,
      },
      imageCDNs: [],
      metadata: {
        ...page('/m/home', say('shell:home'), say('invite:share_text', { name })),
        ...page('/m/login', say('account:log_in'), say('account:login_subtitle')),
        ...page('/m/register', say('account:register'), say('account:register_subtitle')),
      },
      trustedHosts: [],
    },
    test: false,
    maintenance: false,
    regionRestriction: false,
  }
}

/** Eight letters for the address of customer service, derived from the code. */
const keyOf = (code: string): string => `${code.replace(/[^a-z0-9]/g, '')}k7Qm2xWd`.slice(0, KEY_LENGTH)
