import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  BaseInputTemplateProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { words } from '../words.ts'

/** What react-jsonschema-form draws its fields with: the workbench's own, each with a name and a target of its own. */

/** Id of the description of a field. */
export const descriptionOf = (id: string): string => `${id}__description`

const describedBy = (id: string, { description }: { readonly description?: string | undefined }) =>
  description === undefined ? {} : { 'aria-describedby': descriptionOf(id) }

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return (
    <>
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </>
  )
}

function ArrayFieldTemplate({ items, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  return (
    <div className="items">
      {items}
      {canAdd && (
        <button type="button" className="quiet small" onClick={onAddClick}>
          {words.home.addDo}
        </button>
      )}
    </div>
  )
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const name = words.home.item(index + 1)
  return (
    <div className="item">
      <div>{children}</div>
      <div className="row">
        <button
          type="button"
          className="icon"
          disabled={!hasMoveUp}
          aria-label={words.home.up(name)}
          onClick={onMoveUpItem}
        >
          <ArrowUp size={15} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon"
          disabled={!hasMoveDown}
          aria-label={words.home.down(name)}
          onClick={onMoveDownItem}
        >
          <ArrowDown size={15} aria-hidden="true" />
        </button>
        {hasRemove && (
          <button type="button" className="icon" aria-label={words.home.remove(name)} onClick={onRemoveItem}>
            <X size={15} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}

/** A number or a text; what is emptied is no longer sent. */
function BaseInputTemplate({ id, value, onChange, schema, label }: BaseInputTemplateProps) {
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return (
    <input
      id={id}
      type={isNumber ? 'number' : 'text'}
      aria-label={label}
      value={value ?? ''}
      {...(isNumber && schema.minimum !== undefined && { min: schema.minimum })}
      {...describedBy(id, schema)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : isNumber ? Number(target.value) : target.value)
      }
    />
  )
}

function Switch({ id, value, onChange, label, schema }: WidgetProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="switch"
      aria-label={label}
      {...describedBy(id, schema)}
      aria-checked={value === true}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

const numberWords: Readonly<Record<number, string>> = {
  1: words.settings.on,
  0: words.settings.off,
  [-1]: words.settings.disabled,
}

function Choices({ id, value, onChange, options, label, schema }: WidgetProps) {
  const { enumOptions = [] } = options
  return (
    <select
      id={id}
      aria-label={label}
      {...describedBy(id, schema)}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        onChange(enumOptions.find((option) => String(option.value) === target.value)?.value)
      }
    >
      {value === undefined && <option value="">{words.theme.asLayout}</option>}
      {enumOptions.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {typeof option.value === 'number' ? (numberWords[option.value] ?? option.label) : option.label}
        </option>
      ))}
    </select>
  )
}

export const templates = {
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  BaseInputTemplate,
}
export const widgets = { CheckboxWidget: Switch, SelectWidget: Choices }
