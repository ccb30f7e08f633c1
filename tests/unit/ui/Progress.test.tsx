// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { ProgressBar, percentOf } from '../../../src/ui/ProgressBar.tsx'
import { ProgressRing } from '../../../src/ui/ProgressRing.tsx'
import { RollingNumber } from '../../../src/ui/RollingNumber.tsx'
import { cleanUp, find, render } from './render.tsx'

afterEach(cleanUp)

it('says how far it is in percent and in words', () => {
  render(<ProgressBar value={0.4} label="VIP" valueText="2 of 5" />)
  const bar = find('[role=progressbar]')
  expect(['aria-valuenow', 'aria-valuetext', 'aria-label'].map((name) => bar.getAttribute(name))).toEqual([
    '40',
    '2 of 5',
    'VIP',
  ])
})

it('stays within 0 and 100 whatever it is told', () => {
  expect([-1, 0.006, 2, Number.NaN, Number.POSITIVE_INFINITY].map(percentOf)).toEqual([0, 1, 100, 0, 0])
  render(<ProgressRing value={7} label="VIP" />)
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('100')
})

it('rolls the digits of any script and is read as a whole', () => {
  render(<RollingNumber text="₱ 1,۹៣" />)
  const [spoken, seen] = find('span > span').parentElement?.children ?? []
  expect(spoken?.textContent).toBe('₱ 1,۹៣')
  expect(seen?.getAttribute('aria-hidden')).toBe('true')
  const columns = [...document.querySelectorAll('i')]
  expect(columns.map((column) => column.style.transform)).toEqual([
    'translateY(-10%)',
    'translateY(-90%)',
    'translateY(-30%)',
  ])
  expect(columns[1]?.textContent).toBe('۰\n۱\n۲\n۳\n۴\n۵\n۶\n۷\n۸\n۹')
})
