import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SHELL } from '../i18n/createI18n.ts'
import { usePlanned } from '../registry/PlanContext.ts'
import { headOf, refusedCanonicals } from './headOf.ts'

/**
 * The only component that renders the page's metadata in the head (docs/conformance.md § 1.2). React keeps these elements in the
 * head and updates them with the address, the language and the site. `describeApp.ts` handles what an installed app needs.
 */
export function Head() {
  const { plan, facts, report } = usePlanned()
  const { t, i18n } = useTranslation(SHELL)
  const { pathname } = useLocation()
  const { site, route } = facts
  const { origin, hostname } = window.location
  const screen = plan.screens.find((planned) => planned.screen.id === route.screen)?.screen
  useEffect(() => {
    // From now on this component replaces the elements that an edge wrote for clients without scripts.
    for (const painted of document.head.querySelectorAll('[data-edge]')) painted.remove()
  }, [])
  useEffect(() => {
    for (const problem of refusedCanonicals(site.metadata, origin)) report(problem)
  }, [site.metadata, origin, report])

  const { title, keywords, description, canonical, noindex, openGraph, twitter } = headOf({
    site,
    origin,
    hostname,
    pathname,
    screenPath: screen?.paths[0],
    screenTitle: screen && screen.id !== 'home' ? t(screen.title) : undefined,
    language: i18n.language,
  })
  return (
    <>
      <title>{title}</title>
      {keywords && <meta name="keywords" content={keywords} />}
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      {Object.entries(openGraph).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {Object.entries(twitter).map(
        ([name, content]) => content && <meta key={name} name={name} content={content} />,
      )}
    </>
  )
}
