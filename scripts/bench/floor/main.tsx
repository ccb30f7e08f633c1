import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The least that a home on this stack can be: every library that each visit loads, thirty cards, and nothing else: no
 * configuration is asked for, no data, no picture. What the app takes longer than this is its own doing.
 */
const CARDS = 30

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
  resources: { en: { translation: { card: 'A game, number {{number}}' } } },
})

function Home() {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ queryKey: ['cards'], queryFn: () => numbers, initialData: numbers })
  return (
    <Grid>
      {data.map((number) => (
        <Card key={number} to={`/m/game/${number}`}>
          <p>{t('card', { number })}</p>
        </Card>
      ))}
    </Grid>
  )
}

const numbers = Array.from({ length: CARDS }, (_, index) => index + 1)

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </I18nextProvider>,
)
