import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Poster } from './Poster.tsx'
import { welcomeStore } from './welcome.ts'

/** The welcome images, one modal after the other. */
export default function WelcomeImage() {
  const { ready } = useTranslation('welcomeImage')
  const { pictures, at } = useStore(welcomeStore)
  const picture = pictures[at]
  if (!ready || !picture) return null
  return <Poster key={picture.group} picture={picture} among={pictures.map(({ group }) => group)} />
}
