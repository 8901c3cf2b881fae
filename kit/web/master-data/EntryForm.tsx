import type { ReactNode } from 'react'
import type { MasterData } from '#kit/contract/master-data.ts'
import { applies, type Field, isNeeded, rightTo } from '#kit/contract/master-data-fields.ts'
import { useMay } from '../access.ts'
import { ApiError, errorText } from '../api-error.ts'
import { callLoosely } from '../client.ts'
import { toastSuccess } from '../feedback/toast.ts'
import { toastAdded } from '../feedback/toast-added.ts'
import type { FieldReading } from '../form/difference.ts'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { Form } from '../form/Form.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { currentLanguage, useLanguage } from '../i18n/language.ts'
import { refresh } from '../query.ts'
import { flashRow } from '../table/flash.ts'
import { type Entry, nameOf } from './entry.ts'
import { FieldInput } from './FieldInput.tsx'
import { FieldValue } from './FieldValue.tsx'

interface Props {
  list: MasterData
  /** The entry to change; without it an entry is added. */
  entry?: Entry | undefined
  onDone: () => void
  /** Shows an entry that was added. */
  onView: (entry: Entry) => void
  /** A message below the fields about the values to save. */
  note?: ((values: Record<string, unknown>) => ReactNode) | undefined
}

const NULLED: readonly Field['kind'][] = ['date', 'choice', 'reference']

/** The initial values: of the entry, or else the defaults of the contract, or else empty. */
function startOf(list: MasterData, entry: Entry | undefined): Record<string, unknown> {
  const values = Object.entries(list.fields).map(([name, { kind, type }]) => {
    const value = entry ? entry[name] : type.safeParse(undefined).data
    return [name, value ?? (NULLED.includes(kind) ? null : '')]
  })
  return { ...Object.fromEntries(values), ...(entry ? { version: entry.version } : {}) }
}

/**
 * The fields that depend on a field, directly or indirectly: districts of a province, villages of a district.
 */
function within(list: MasterData, name: string): [name: string, empty: null | ''][] {
  return Object.entries(list.fields).flatMap(([other, { kind, source, suggestions }]) => {
    const around = source?.within?.field ?? suggestions?.within.field
    return around === name ? [[other, kind === 'text' ? '' : null], ...within(list, other)] : []
  })
}

/** The key of an entry's draft; without an id for a new entry. */
export const recordOf = (list: MasterData, id?: number) => `${list.name}:${id ?? 'new'}`

/** An entry of the same name exists: said at the field of the name. */
function atMainField(list: MasterData, error: unknown): unknown {
  const [main] = Object.keys(list.fields)
  if (!(error instanceof ApiError) || error.code !== 'duplicate' || !main) return error
  const message = errorText(error, currentLanguage())
  return new ApiError(422, {
    code: error.code,
    message,
    fields: { [main]: [message] },
    details: error.details,
  })
}

function readingsOf(list: MasterData): Record<string, FieldReading> {
  const readings = Object.entries(list.fields).map(([name, field]) => [
    name,
    { show: (_: unknown, values: Record<string, unknown>) => <FieldValue {...{ name, field, values }} /> },
  ])
  return Object.fromEntries(readings)
}

/** Adds or changes an entry. After a concurrent change the user sees the difference and chooses. */
export function EntryForm({ list, entry, onDone, onView, note }: Props) {
  const { create, update } = list.routes
  const may = useMay()
  const language = useLanguage()
  const form = useContractForm(entry ? update.body : create.body, startOf(list, entry), {
    record: recordOf(list, entry?.id),
    // The error contains the current entry.
    latest: async ({ details }) => startOf(list, details.current as Entry),
    readings: readingsOf(list),
  })

  async function save(body: unknown) {
    const answer = await (entry
      ? callLoosely(update, { params: { id: entry.id }, body })
      : callLoosely(create, { body })
    ).catch((error) => {
      throw atMainField(list, error)
    })
    void refresh()
    const saved = (answer as { data: Entry }).data
    flashRow(saved.id)
    if (entry) void toastSuccess('updated')
    else void toastAdded(nameOf(list, saved, language), () => onView(saved))
    onDone()
  }

  const isWide = ({ kind }: Field) => kind === 'long' || Object.keys(list.fields).length < 4
  const values: Record<string, unknown> = form.fields.getValues()
  const fields = Object.entries(list.fields).filter(
    ([, field]) => applies(field, values) && rightTo(field, may) !== 'none',
  )
  const narrow = fields.filter(([, field]) => !isWide(field))
  const inputOf = ([name, field]: (typeof fields)[number]) => (
    <FieldInput
      key={name}
      name={name}
      field={{ ...field, required: isNeeded(field, values) }}
      form={form}
      dependents={within(list, name)}
      first={name === fields[0]?.[0]}
      isFixed={rightTo(field, may) !== 'edit'}
    />
  )
  return (
    <Form form={form} onSubmit={save} onCancel={onDone}>
      {narrow.length > 0 && <FieldGrid columns={2}>{narrow.map(inputOf)}</FieldGrid>}
      {fields.filter(([, field]) => isWide(field)).map(inputOf)}
      {note?.(values)}
    </Form>
  )
}
