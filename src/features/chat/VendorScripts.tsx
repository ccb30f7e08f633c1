import { useEffect, useState } from 'react'
import { pageLater } from '../../ui/later.ts'
import { useAppQuery } from '../shared/queries.ts'
import { scriptsQuery } from './api.ts'
import { SCRIPTS_AFTER_MS } from './model/schedule.ts'
import { VendorFrame } from './VendorFrame.tsx'

/**
 * The scripts of the site's chat vendor, half a second after the chat (docs/conformance.md § 1.9). Renders nothing if there are
 * none.
 */
export default function VendorScripts() {
  const [isDue, setDue] = useState(false)
  useEffect(() => pageLater(() => setDue(true), SCRIPTS_AFTER_MS), [])
  const { data } = useAppQuery({ ...scriptsQuery(), enabled: isDue, staleTime: 'static' })
  const html = data?.value?.scripts?.trim()
  return html ? <VendorFrame key={html} html={html} /> : null
}
