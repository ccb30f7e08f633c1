import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { Phone } from '../model/state.ts'
import { attempt, worldOf } from '../store.ts'
import { labels } from '../texts.ts'

/** Size of a phone in CSS px, and its scale. */
const [WIDTH, HEIGHT, SCALE] = [360, 640, 0.4] as const

/** The effect of a flag in two phones, off and on, on the screen that shows it best. Both are live pages of the app. */
export function OffAndOn({ flag }: { readonly flag: string }) {
  const [seen, setSeen] = useState<{ readonly phone: Phone | null }>()
  if (!seen) {
    const ask = () => void attempt(async () => setSeen({ phone: await call<Phone | null>('seen', { flag }) }))
    return (
      <p>
        <button type="button" className="quiet small" onClick={ask}>
          {labels.catalogue.see(flag)}
        </button>
      </p>
    )
  }
  const { phone } = seen
  if (!phone) return <p role="status">{labels.catalogue.notSeen}</p>
  return (
    <>
      <p className="muted" role="status">
        {[phone.merchant, phone.who, labels.phone.devices[phone.device]].join(', ')}
      </p>
      <div className="off-and-on">
        <Picture flag={flag} phone={phone} on={false} />
        <Picture flag={flag} phone={phone} on />
      </div>
    </>
  )
}

interface PictureProps {
  readonly flag: string
  readonly phone: Phone
  readonly on: boolean
}

function Picture({ flag, phone, on }: PictureProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let left = false
    const world = worldOf(`${flag.toLowerCase().slice(0, 12)}-${on ? 'on' : 'off'}`)
    const patch = { status: { info: { whitelabelVal: { [flag]: on } } } }
    const asked = { merchant: phone.merchant, world, phone, patch, clock: 0, fresh: true }
    void attempt(async () => {
      const placed = await call<{ readonly url: string }>('bench', asked)
      if (!left) setUrl(placed.url)
    })
    return () => {
      left = true
    }
  }, [flag, phone, on])
  return (
    <figure>
      <figcaption>{on ? labels.settings.on : labels.settings.off}</figcaption>
      <div style={{ inlineSize: WIDTH * SCALE, blockSize: HEIGHT * SCALE }}>
        {url && (
          <iframe
            src={url}
            title={`${flag} ${on ? labels.why.on : labels.why.off}`}
            style={{ inlineSize: WIDTH, blockSize: HEIGHT, transform: `scale(${SCALE})` }}
          />
        )}
      </div>
    </figure>
  )
}
