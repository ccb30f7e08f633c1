import { Heart, Search, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FAVOURITES } from '../../games.ts'
import type { GameLanesView } from '../../parts.ts'
import { useMarkedLane } from '../../useMarkedLane.ts'
import { TextTabs } from '../primitives/TextTabs.tsx'

const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-inline: var(--margin);
  border-block-end: 1px solid var(--line);
  color: var(--text-muted);

  &:focus-within { border-color: var(--text); color: var(--text); }
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 52px;
    background: none;
    border: 0;
    color: var(--text);
    font-family: var(--face);
    font-size: var(--type-20);
    appearance: none;
  }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input::-webkit-search-cancel-button { display: none; }
`

const Row = styled.div`
  --word-gap: 12px;
  margin-block-start: 8px;
  padding-inline: calc(var(--margin) - var(--word-gap));
`

const Makers = styled.div`
  margin-block-start: 12px;
`

/** Search, the lanes as a row of words, and the vendors. */
export default function GameFinder(view: GameLanesView) {
  const { lanes, selected, select, vendors, vendor, chooseVendor, search, setSearch } = view
  const { t } = useTranslation('shell')
  const id = useId()
  const marked = useMarkedLane(selected)
  const known = lanes.state === 'ready' ? lanes.value : []
  const laneTabs = [undefined, ...known].map((lane) => ({
    id: lane?.id ?? '',
    label: lane?.title ?? t('all'),
    target: { press: () => select(lane?.id) },
  }))
  return (
    <search>
      <Field htmlFor={id}>
        <Icon of={Search} size={20} />
        <input
          id={id}
          type="search"
          aria-label={t('search_games')}
          placeholder={t('search_games')}
          enterKeyHint="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {search && (
          <IconButton
            label={t('clear_search')}
            icon={<Icon of={X} size={20} />}
            onClick={() => setSearch('')}
          />
        )}
      </Field>
      {laneTabs.length > 1 && (
        <Row>
          <TextTabs label={t('games')} tabs={laneTabs} current={marked ?? ''} />
        </Row>
      )}
      <Makers>
        <ChipRow label={t('all_vendors')}>
          <Chip selected={vendor === undefined} onClick={() => chooseVendor(undefined)}>
            {t('all_vendors')}
          </Chip>
          <Chip
            selected={vendor === FAVOURITES}
            icon={<Icon of={Heart} size={16} filled={vendor === FAVOURITES} />}
            onClick={() => chooseVendor(FAVOURITES)}
          >
            {t('favourites')}
          </Chip>
          {vendors.length > 1 &&
            vendors.map(({ code, name }) => (
              <Chip key={code} selected={vendor === code} onClick={() => chooseVendor(code)}>
                {name}
              </Chip>
            ))}
        </ChipRow>
      </Makers>
    </search>
  )
}
