import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../registry/AppContext.ts'
import { useWholePlan } from '../../registry/PlanContext.ts'
import { decide } from './model/decide.ts'
import { carryOut, promptStore, withdraw } from './prompt.ts'
import { usePromptFacts } from './usePromptFacts.ts'

/** Applies the rules to the current facts and carries out the decision. Renders nothing. */
export default function Watch() {
  const app = useApp()
  const config = useWholePlan().facts.site.appDownload
  const history = useStore(promptStore, (state) => state.history)
  const facts = usePromptFacts(config, history)
  const { show, closable, forced, because } = decide(config, facts, history)
  useEffect(() => carryOut(app, { show, closable, forced, because }), [app, show, closable, forced, because])
  useEffect(() => () => withdraw(app), [app])
  return null
}
