// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { registry } from '../../../../src/app/registry.ts'
import { useErrorText } from '../../../../src/features/shared/useErrorText.ts'
import { createI18n } from '../../../../src/i18n/createI18n.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { factsWith } from '../../../support/facts.ts'
import { cleanUp, render } from '../../ui/render.tsx'

afterEach(cleanUp)

const Said = ({ until }: { readonly until: string }) =>
  useErrorText()({ messageKey: 'self_excluded_until', until })?.text

it('the end of a self-exclusion is said in the time zone of the merchant', async () => {
  const file = join(import.meta.dirname, '../../../../src/i18n/locales/EN/shell.json')
  const { instance } = await createI18n({
    language: 'EN',
    load: async () => JSON.parse(readFileSync(file, 'utf8')),
  })
  const facts = factsWith({ settings: { timeZone: 'Asia/Ho_Chi_Minh' } })
  render(
    <I18nextProvider i18n={instance}>
      <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
        <Said until="2026-12-01T09:15:00Z" />
      </PlanProvider>
    </I18nextProvider>,
  )
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain('4:15 PM')
})
