import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The floor: the smallest home on this stack, started in the fastest known way. All libraries of a visit and thirty cards are in
 * one file; the document requests the status and contains a skeleton; the last status is painted first; the worker is registered
 * after home has rendered. Without data, pictures and configuration except a name. The app's extra time is its own cost.
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
