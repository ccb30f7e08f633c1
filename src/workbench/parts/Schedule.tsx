import { useEffect, useState } from 'react'
import { localTime, momentOf, type Stage, stageAfter, stageAt } from '../model/campaign.ts'
import type { ScheduledLine } from '../model/wire.ts'
import { change, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'

/** How long the phones show a stage while it plays, ms: they request the site again at each. */
const STAGE_MS = 5000

/** The scheduled changes of the inspected phone's merchant. */
export function Schedule({ lines }: { readonly lines: readonly ScheduledLine[] }) {
  const [playing, setPlaying] = useState('')
  return (
    <section>
      <h3>{labels.visit.schedule}</h3>
      <ul className="stack">
        {lines.map((line) => {
          const key = `${line.name} ${line.from}`
          return (
            <li key={key}>
              <Campaign
                line={line}
                isPlaying={playing === key}
                onPlay={(isPlaying) => setPlaying(isPlaying ? key : '')}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface CampaignProps {
  readonly line: ScheduledLine
  readonly isPlaying: boolean
  readonly onPlay: (isPlaying: boolean) => void
}

/** One scheduled change: the clock goes to its beginning and its end, or plays before, during and after. */
function Campaign({ line, isPlaying, onPlay }: CampaignProps) {
  const clock = useStore((state) => state.clock)
  const { name, from, to, set } = line
  const stage = stageAt(line, Date.now() + clock)
  const show = (next: Stage) => {
    change({ clock: momentOf(next, line) - Date.now() })
    say(labels.visit.stageShown(name, labels.visit.stages[next]))
  }
  const next = stageAfter(stage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has its whole time, whatever is drawn meanwhile.
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      if (next) show(next)
      if (!next || !stageAfter(next)) onPlay(false)
    }, STAGE_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, stage])
  const play = () => {
    // Played again, it begins again.
    if (!next || stage === 'before') show('before')
    // Who wants no motion goes on step by step.
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    onPlay(true)
  }
  return (
    <article aria-label={name}>
      <p>
        <b>{name}</b> {localTime(from).replace('T', ' ')} – {localTime(to).replace('T', ' ')}{' '}
        <span className="chip">{labels.visit.stages[stage]}</span>
      </p>
      <p className="muted">{set.join(', ')}</p>
      <div className="buttons start">
        <button
          type="button"
          className="quiet"
          aria-label={labels.visit.goThere(name)}
          onClick={() => show('during')}
        >
          {labels.visit.begin}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={labels.visit.goToEnd(name)}
          onClick={() => show('after')}
        >
          {labels.visit.end}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={isPlaying ? labels.visit.pauseLabel(name) : labels.visit.playLabel(name)}
          onClick={() => (isPlaying ? onPlay(false) : play())}
        >
          {isPlaying ? labels.visit.pause : labels.visit.play}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!next}
          aria-label={labels.visit.stepLabel(name)}
          onClick={() => next && show(next)}
        >
          {labels.visit.step}
        </button>
      </div>
    </article>
  )
}
