import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../../ui/Icon.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'

const Box = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-inline: var(--margin);
  padding-inline-start: 14px;
  min-block-size: max(44px, var(--control-height));
  border-radius: min(var(--radius), 24px);
  background: var(--surface-2);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--text-muted);

  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  > svg { flex: none; }
  > input { flex: 1; min-inline-size: 0; padding-block: 10px; border: 0; background: none; color: var(--text); font-size: max(16px, var(--type-16)); appearance: none; }
  > input:focus-visible { outline: none; }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input::-webkit-search-cancel-button { display: none; }
`

interface Props {
  readonly search: string
  readonly setSearch: (text: string) => void
}

/** Searches while the player types. The field owns its text, so that a slow render never loses a letter. */
export default function SearchBox({ search, setSearch }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = search
  }, [search])
  const clear = () => {
    setSearch('')
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  return (
    <Box>
      <Icon of={Search} size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search_games')}
        placeholder={t('search_games')}
        defaultValue={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {search && <IconButton label={t('clear_search')} icon={<Icon of={X} size={20} />} onClick={clear} />}
    </Box>
  )
}
