import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useState } from 'react'
import { isRecord } from '../../json/read.ts'
import { formSchema } from '../model/formSchema.ts'
import { type JsonRecord, patchBetween } from '../model/mergePatch.ts'
import type { Documents, Dossier } from '../model/wire.ts'
import { SchemaForm } from '../parts/SchemaForm.tsx'
import { Select } from '../parts/Select.tsx'
import { applyPatch, type Schemas, say } from '../store.ts'
import { labels } from '../texts.ts'

interface Props {
  readonly dossier: Dossier
  readonly schemas: Schemas
  readonly draft: Documents
}

const sectionsIn = (home: JsonRecord): readonly JsonRecord[] =>
  Array.isArray(home.sections) ? home.sections.filter(isRecord) : []

/** A stable key for each section: its type and its index among sections of that type. */
const idsOf = (types: readonly string[]): string[] =>
  types.map((type, index) => {
    const before = types.slice(0, index).filter((one) => one === type).length
    return before === 0 ? type : `${type}-${before + 1}`
  })

/** The sections of home from top to bottom. They can be moved by pointer, keyboard or button; each has its own form. */
export function Home({ dossier, schemas, draft }: Props) {
  const own = sectionsIn(draft.home)
  const sections = own.length > 0 ? own : dossier.layoutHome
  const types = Object.keys(schemas.sections)
  const [adding, setAdding] = useState(types[0] ?? '')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const write = (next: readonly JsonRecord[]) =>
    applyPatch(
      dossier.code,
      patchBetween(dossier.documents, { ...draft, home: { ...draft.home, sections: next } }),
    )
  const nameOf = (section: JsonRecord | undefined) => String(section?.type ?? '')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= sections.length || from === to) return
    write(arrayMove([...sections], from, to))
    say(labels.home.moved(nameOf(sections[from]), to + 1, sections.length))
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const ids = idsOf(sections.map(nameOf))
  return (
    <div className="stack">
      <h3>{labels.home.title}</h3>
      {own.length === 0 && <p className="muted">{labels.home.own}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={{ screenReaderInstructions: { draggable: labels.home.instructions } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="sections">
            {sections.map((section, index) => (
              <Section
                key={ids[index]}
                id={ids[index] ?? ''}
                section={section}
                schema={schemas.sections[nameOf(section)]}
                onChange={(next) => write(sections.map((one, at) => (at === index ? next : one)))}
                onRemove={() => write(sections.filter((_, at) => at !== index))}
                onMove={(by) => move(index, index + by)}
                isFirst={index === 0}
                isLast={index === sections.length - 1}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div className="bar">
        <Select
          label={labels.home.add}
          value={adding}
          choices={types.map((type) => ({ value: type, label: type }))}
          onChange={setAdding}
        />
        <button type="button" className="quiet" onClick={() => write([...sections, { type: adding }])}>
          {labels.home.addDo}
        </button>
      </div>
    </div>
  )
}

interface SectionProps {
  readonly id: string
  readonly section: JsonRecord
  readonly schema: JsonRecord | undefined
  readonly onChange: (section: JsonRecord) => void
  readonly onRemove: () => void
  readonly onMove: (by: number) => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

function Section({ id, section, schema, onChange, onRemove, onMove, isFirst, isLast }: SectionProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  const name = String(section.type)
  const options = schema && Object.keys(isRecord(schema.properties) ? schema.properties : {}).length > 1
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'section dragging' : 'section'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="row">
        <button
          type="button"
          className="handle"
          aria-label={labels.home.drag(name)}
          {...attributes}
          {...listeners}
        >
          <GripVertical size={15} aria-hidden="true" />
        </button>
        <b>{name}</b>
        <span className="push" />
        <button
          type="button"
          className="icon"
          disabled={isFirst}
          aria-label={labels.home.up(name)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={15} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon"
          disabled={isLast}
          aria-label={labels.home.down(name)}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={15} aria-hidden="true" />
        </button>
        <button type="button" className="icon" aria-label={labels.home.remove(name)} onClick={onRemove}>
          <X size={15} aria-hidden="true" />
        </button>
      </div>
      {schema && options && (
        <details>
          <summary>{labels.home.options}</summary>
          <SchemaForm
            name={`section${id}`}
            schema={formSchema(schema)}
            value={section}
            ui={{ type: { 'ui:widget': 'hidden' } }}
            onChange={onChange}
          />
        </details>
      )}
    </li>
  )
}
