import { useEffect, useState } from 'react'
import { shortcutOf } from './model/shortcuts.ts'
import { change, doAgain, undoLast, useStore } from './store.ts'

/** The targets of navigation by keyboard. In the change of many merchants `p` leads to its first field. */
const PLACES = {
  phones: 'main.phones, main.bulk select',
  inspector: '.inspector',
  find: '.merchants input',
} as const
export type Place = keyof typeof PLACES

export function goTo(place: Place): void {
  document.querySelector<HTMLElement>(PLACES[place])?.focus()
}

const NAME = 'workbench.keys'

/** Single-key shortcuts can be turned off: speech and switch input may trigger them by accident (WCAG 2.1.4). */
const areOn = (): boolean => {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

const keep = (on: boolean): void => {
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off')
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/** The keyboard shortcuts of the workbench. Returns whether their list is open and whether single keys are on. */
export function useShortcuts() {
  const [isListed, setListed] = useState(false)
  const [isOn, setOn] = useState(areOn)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isField(event.target)) {
        event.preventDefault()
        if (event.shiftKey) doAgain()
        else undoLast()
        return
      }
      const isTaken = isField(event.target) || document.querySelector('dialog[open]') !== null
      const asked = isOn ? shortcutOf({ key: event.key, isModified, isTaken }) : undefined
      if (!asked) return
      event.preventDefault()
      if (asked.id === 'help') setListed(true)
      else if (asked.id === 'save') document.querySelector<HTMLElement>('#save:enabled')?.click()
      else if (asked.id === 'phone') {
        if (asked.number > useStore.getState().placed.length) return
        change({ active: asked.number - 1, view: 'phones' })
        document.querySelectorAll<HTMLElement>('.phone .number')[asked.number - 1]?.focus()
      } else goTo(asked.id)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
  return {
    isListed,
    list: setListed,
    isOn,
    turn: (on: boolean) => {
      keep(on)
      setOn(on)
    },
  }
}
