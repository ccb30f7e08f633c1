import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  BaseInputTemplateProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils'
import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react'
import { labels } from '../texts.ts'

/** The workbench's widgets for react-jsonschema-form, each with an accessible name and a full-size target. */

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
          {labels.home.addDo}
        </button>
      )}
    </div>
  )
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const name = labels.home.item(index + 1)
  return (
    <div className="item">
      <div>{children}</div>
      <div className="row">
        <ItemButton
          label={labels.home.up(name)}
          icon={ArrowUp}
          disabled={!hasMoveUp}
          onClick={onMoveUpItem}
        />
        <ItemButton
          label={labels.home.down(name)}
          icon={ArrowDown}
          disabled={!hasMoveDown}
          onClick={onMoveDownItem}
        />
        {hasRemove && <ItemButton label={labels.home.remove(name)} icon={X} onClick={onRemoveItem} />}
      </div>
    </div>
  )
}

interface ItemButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly disabled?: boolean
  readonly onClick: (() => void) | undefined
}

function ItemButton({ label, icon: Icon, disabled = false, onClick }: ItemButtonProps) {
  return (
    <button type="button" className="icon" disabled={disabled} aria-label={label} onClick={() => onClick?.()}>
      <Icon size={15} aria-hidden="true" />
    </button>
  )
}

/** A field for a number or a text. An empty field removes the value. */
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
  1: labels.settings.on,
  0: labels.settings.off,
  [-1]: labels.settings.disabled,
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
      {value === undefined && <option value="">{labels.theme.asLayout}</option>}
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
