import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The least that a home on this stack can be, and the fastest way known to start it: every library that each visit loads
 * and thirty cards in one file; the status asked for by the document, a skeleton in it, the last status painted first, the
 * worker registered when home stands. No data, no picture, no configuration but a name. What the app takes longer than this
 * is its own doing.
 */
declare global {
  interface Window {
    readonly __STATUS__: Promise<string>
  }
}

const CARDS = 30
const KEPT = 'floor'

const Grid = styled.main`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  padding: 16px;
  font-family: system-ui, sans-serif;
`

const Card = styled(Link)`
  display: grid;
  place-content: center;
  aspect-ratio: 3 / 4;
  border-radius: 12px;
  background: #30204a;
  color: #fff;
`

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { card: '{{name}}: a game, number {{number}}' } } },
})

const nameOf = (status: string): string => JSON.parse(status).value.info.merchantName

function Home({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ queryKey: ['cards'], queryFn: () => numbers, initialData: numbers })
  return (
    <Grid>
      {data.map((number) => (
        <Card key={number} to={`/m/game/${number}`}>
          <p>{t('card', { name, number })}</p>
        </Card>
      ))}
    </Grid>
  )
}

const numbers = Array.from({ length: CARDS }, (_, index) => index + 1)

const queries = new QueryClient()
const root = createRoot(document.getElementById('root') ?? document.body)
const paint = (status: string) =>
  root.render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Home name={nameOf(status)} />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )

const kept = localStorage.getItem(KEPT)
if (kept) paint(kept)
const status = await window.__STATUS__
if (status !== kept) paint(status)
localStorage.setItem(KEPT, status)
requestIdleCallback(() => void navigator.serviceWorker?.register('/m/sw.js', { scope: '/m/' }))
