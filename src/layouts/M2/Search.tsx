import { Search as Glass, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useNavigate } from '../../ui/navigation.ts'
import { LONGEST_SEARCH, SEARCH_DELAY, searchAddress } from './model/searchAddress.ts'
import { useWays } from './useWays.ts'

const Band = styled.form`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-bar);
  margin-block-start: calc(-1 * var(--safe-top));
  padding-block: calc(var(--safe-top) + 6px) 6px;
  padding-inline: 8px;
  ${brandFill}
`

const Field = styled.label`
  display: flex;
  align-items: center;
  block-size: max(44px, 2.75rem);
  padding-inline-start: 12px;
  border-radius: var(--radius);
  background: var(--surface-1);
  color: var(--text);

  > svg { flex: none; color: var(--brand-text); }
  > input {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    font-size: max(16px, var(--type-16));
    appearance: none;
  }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input::-webkit-search-cancel-button { display: none; }
  > input:focus-visible { outline: none; }
  &:focus-within { box-shadow: inset 0 0 0 3px var(--focus); }
`

/** The search, where a player looks for games. It writes `?q=` of the page that lists them, and goes there from a home without. */
export function Search() {
  const { t } = useTranslation()
  const { plan, facts } = usePlanned()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const ways = useWays()
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef(false)

  const { screen } = facts.route
  const listsHere =
    screen === 'game' ||
    (screen === 'home' && plan.sections.some(({ section }) => section.type === 'gameLanes'))
  const games = listsHere ? pathname : ways.games
  const asked = listsHere ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    if (text.trim() !== asked) setText(asked)
  }

  const write = useEffectEvent((query: string) => {
    const address = games === undefined ? undefined : searchAddress(query, { pathname, search }, games)
    if (!address) return
    leaving.current = !address.replace
    navigate({ pathname: address.pathname, search: address.search }, { replace: address.replace })
  })
  useEffect(() => {
    const timer = setTimeout(() => write(text), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [text])

  // A new screen takes the focus; give it back to a player who is still typing.
  useEffect(() => {
    if (!pathname || !leaving.current) return
    leaving.current = false
    queueMicrotask(() => input.current?.focus({ preventScroll: true }))
  }, [pathname])

  if (games === undefined || (screen !== 'home' && screen !== 'game')) return null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    input.current?.blur()
  }
  return (
    <Band role="search" onSubmit={submit}>
      <Field>
        <Icon of={Glass} size={20} />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t('search_games')}
          placeholder={t('search_games')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== '' && (
          <IconButton
            label={t('clear_search')}
            icon={<Icon of={X} size={20} />}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          />
        )}
      </Field>
    </Band>
  )
}
