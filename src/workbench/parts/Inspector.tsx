import { useState } from 'react'
import { drafted } from '../model/drafted.ts'
import { isSame, type JsonRecord, patchBetween } from '../model/mergePatch.ts'
import { TABS } from '../model/state.ts'
import type { Documents } from '../model/wire.ts'
import { change, patchOf, useStore } from '../store.ts'
import { Calls } from '../tabs/Calls.tsx'
import { Drafts } from '../tabs/Drafts.tsx'
import { History } from '../tabs/History.tsx'
import { Home } from '../tabs/Home.tsx'
import { Settings } from '../tabs/Settings.tsx'
import { Theme } from '../tabs/Theme.tsx'
import { Visit } from '../tabs/Visit.tsx'
import { Why } from '../tabs/Why.tsx'
import { labels } from '../texts.ts'
import { useExamined } from '../useExamined.ts'
import { Findings } from './Findings.tsx'
import { Tabs } from './Tabs.tsx'

/** The right side: the merchant's configuration, and the state of the inspected phone. */
export function Inspector() {
  const merchant = useStore((state) => state.merchant)
  const tab = useStore((state) => state.tab)
  const dossier = useStore((state) => state.dossiers[merchant])
  const schemas = useStore((state) => state.schemas)
  const applied = useStore((state) => patchOf(state.history.now, merchant))
  /** A change that is not applied yet, with the patch that it is based on. */
  const [pending, setPending] = useState<{ merchant: string; over: JsonRecord; patch: JsonRecord }>()
  const isCurrent = pending?.merchant === merchant && isSame(pending.over, applied)
  const patch = isCurrent ? pending.patch : applied
  const ready = useStore((state) => state.ready)
  const { examined, isCurrent: isJudged } = useExamined(ready ? merchant : '', applied, patch)

  const propose = (documents: Documents) => {
    if (dossier) setPending({ merchant, over: applied, patch: patchBetween(dossier.documents, documents) })
  }
  const draft = dossier && drafted(dossier.documents, patch)
  return (
    <aside className="inspector" tabIndex={-1} aria-label={labels.tabs.label}>
      <Findings
        key={merchant}
        findings={examined?.findings}
        isCurrent={isJudged}
        isDraft={Object.keys(patch).length > 0}
      />
      <Tabs
        label={labels.tabs.label}
        tabs={TABS.map((id) => ({ id, label: labels.tabs[id] }))}
        chosen={tab}
        onChoose={(id) => change({ tab: id })}
      >
        {!dossier || !schemas || !draft ? (
          <p>{labels.loading}</p>
        ) : (
          <>
            {tab === 'settings' && (
              <Settings
                {...{ dossier, schemas, draft, examined, isJudged, applied, patch, propose }}
                onDone={() => setPending(undefined)}
              />
            )}
            {tab === 'theme' && <Theme {...{ dossier, schemas, draft, examined, isJudged }} />}
            {tab === 'home' && <Home {...{ dossier, schemas, draft }} />}
            {tab === 'why' && <Why />}
            {tab === 'calls' && <Calls />}
            {tab === 'member' && <Visit />}
            {tab === 'history' && <History merchant={merchant} />}
            {tab === 'drafts' && <Drafts merchant={merchant} />}
          </>
        )}
      </Tabs>
    </aside>
  )
}
