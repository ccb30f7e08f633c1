import { registry } from '../../../../src/app/registry.ts'
import { appLink } from '../../../../src/features/downloads/model/appLink.ts'
import { linksOf } from '../../../../src/features/downloads/model/links.ts'
import { referralOf, referralTarget } from '../../../../src/features/invite/model/referral.ts'
import { actionsOf } from '../../../../src/features/quickActions/model/actions.ts'
import { parseObject } from '../../../../src/json/read.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { optionsOf } from '../../../../src/site/home.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { Target } from '../../../../src/ui/Go.tsx'
import { at } from '../../../backoffice/json.ts'
import { factsOfVisitor, visitors } from '../../visitors.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { listAt } from '../offers.ts'
import { MANIFEST } from '../open.ts'

const HOME = '/templates/parameters/home'
const WHY: Readonly<Record<string, string>> = {
  rewards: 'turn REWCEN3 on',
  service: 'add an entry to info.customerService',
  invite: 'set referral_enabled to 1, or add customer service',
  download: 'add a link to info.resources',
}

/** Quick actions of the home template that this site can never show. */
export const actions = defineCheck({
  looksFor: 'quick actions that lead nowhere',
  codes: { 'action.nowhere': 'warning' },
  run: ({ site, value }): FoundBy<'action.nowhere'>[] => {
    if (!site) return []
    const home = parseObject(at(value(MANIFEST), 'templates', 'parameters', 'home'))
    const places = listAt(home, 'sections').flatMap((sent, index) =>
      at(sent, 'type') === 'quickActions' ? [index] : [],
    )
    const sections = site.home.filter(({ type }) => type === 'quickActions')
    return sections.flatMap((section, nth) => {
      const index = places[nth] ?? 0
      const { items } = optionsOf(section, 'quickActions')
      const shown = new Set<string>(actionsOf(items, possibleIn(site)).map(({ id }) => id))
      return items.flatMap((id, number) => {
        if (shown.has(id)) return []
        const means = `The quick action ${id} leads nowhere on this site: players do not see it.`
        const mend = `Take it out${WHY[id] ? `, or ${WHY[id]}` : ''}.`
        return [
          {
            code: 'action.nowhere' as const,
            file: MANIFEST,
            pointer: `${HOME}/sections/${index}/items/${number}`,
            means,
            mend,
          },
        ]
      })
    })
  },
})

const linkTo = (href: string | undefined): Target => (href === undefined ? undefined : { href })

/** A member on an ordinary phone, who has the most actions. */
function possibleIn(site: Site) {
  const facts = factsOfVisitor(visitors.member, site, 'home')
  const { screens } = plan(registry, facts)
  const service = linkTo(site.customerService[0]?.url)
  return {
    pathOf: (id: string) => screens.find(({ screen }) => screen.id === id)?.screen.paths[0],
    rewards: site.flags.REWCEN3 ?? false,
    referral: referralTarget(referralOf(site, facts.member?.type, service)),
    service,
    download: linkTo(appLink(linksOf(site.resources), facts.device)),
  }
}
