import { useTranslation } from 'react-i18next'
import { PlayClock } from './PlayClock.tsx'

/** In the bar of a running game. */
export default function GameClock() {
  const { ready } = useTranslation('responsiblePlay')
  return ready ? <PlayClock /> : null
}
