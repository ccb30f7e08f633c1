// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TabPanel, Tabs } from '../../../src/ui/Tabs.tsx'
import { cleanUp, find, press, render } from './render.tsx'

afterEach(() => {
  cleanUp()
  document.documentElement.removeAttribute('dir')
})

function Factors() {
  const [value, setValue] = useState<'sms' | 'ga' | 'email'>('sms')
  const items = (['sms', 'ga', 'email'] as const).map((id) => ({ id, label: id }))
  return (
    <>
      <Tabs items={items} value={value} onValue={setValue} label="Ways" name="factor" />
      <TabPanel name="factor" id={value}>
        {value}
      </TabPanel>
    </>
  )
}
const selected = () => find('[aria-selected=true]')

it('are one stop for Tab, and arrows, Home and End go from one to the other', () => {
  render(<Factors />)
  selected().focus()
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
  press('ArrowRight')
  expect(selected().textContent).toBe('ga')
  expect(document.activeElement).toBe(selected())
  press('End')
  expect(selected().textContent).toBe('email')
  press('Home')
  expect(selected().textContent).toBe('sms')
})

it('tie each panel to its tab', () => {
  render(<Factors />)
  const panel = find('[role=tabpanel]')
  expect(panel.id).toBe(selected().getAttribute('aria-controls'))
  expect(panel.hasAttribute('aria-labelledby'), 'the name is left to the field inside').toBe(false)
  expect(selected().getAttribute('aria-controls')).toBe(panel.id)
})
