import { labels } from '../texts.ts'
import { goTo, type useShortcuts } from '../useShortcuts.ts'
import { Dialog } from './Dialog.tsx'

/** Skip link over the list of merchants, the first element of the page. Visible when focused. */
export function SkipLinks() {
  return (
    <div className="skip-links">
      {(['phones', 'inspector'] as const).map((place) => (
        <button key={place} type="button" onClick={() => goTo(place)}>
          {labels.keys.skipTo[place]}
        </button>
      ))}
    </div>
  )
}

/** The list of keyboard shortcuts, and the switch for single-key ones. */
export function Keys({ isListed, list, isOn, turn }: ReturnType<typeof useShortcuts>) {
  if (!isListed) return null
  return (
    <Dialog title={labels.keys.title} onClose={() => list(false)}>
      <dl className="keys">
        {labels.keys.list.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="choice">
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />{' '}
        {labels.keys.on}
      </label>
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => list(false)}>
          {labels.close}
        </button>
      </div>
    </Dialog>
  )
}
