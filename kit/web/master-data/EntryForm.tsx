import { useState } from 'react'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { ApiError } from '../api-error.ts'
import { callLoosely } from '../client.ts'
import { toastSuccess } from '../feedback/toast.ts'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { Form } from '../form/Form.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { refresh } from '../query.ts'
import { Difference } from './Difference.tsx'
import type { Entry } from './entry.ts'
import { FieldInput } from './FieldInput.tsx'

interface Props {
  list: MasterData
  /** The entry to change; without it one is added. */
  entry?: Entry | undefined
  onDone: () => void
}

const NULLED: readonly Field['kind'][] = ['date', 'choice', 'reference']

/** What the boxes hold at first: the entry's values, else what the contract presets, else nothing. */
function startOf(list: MasterData, entry: Entry | undefined): Record<string, unknown> {
  const values = Object.entries(list.fields).map(([name, { kind, type }]) => {
    const given = entry ? entry[name] : type.safeParse(undefined).data
    return [name, given ?? (NULLED.includes(kind) ? null : '')]
  })
  return { ...Object.fromEntries(values), ...(entry ? { version: entry.version } : {}) }
}

/** Adds or changes an entry. Who comes second is shown the difference and chooses. */
export function EntryForm({ list, entry, onDone }: Props) {
  const { create, update, show } = list.routes
  const form = useContractForm(entry ? update.body : create.body, startOf(list, entry))
  const [current, setCurrent] = useState<Entry>()

  async function save(body: unknown) {
    try {
      if (entry) await callLoosely(update, { params: { id: entry.id }, body })
      else await callLoosely(create, { body })
    } catch (error) {
      if (!entry || !(error instanceof ApiError) || error.code !== 'stale_version') throw error
      const present = await callLoosely(show, { params: { id: entry.id } })
      return setCurrent(present.data as unknown as Entry)
    }
    void refresh()
    void toastSuccess(entry ? 'updated' : 'saved')
    onDone()
  }

  const within = (name: string) =>
    Object.keys(list.fields).filter((other) => list.fields[other]?.source?.within?.field === name)
  const isWide = ({ kind }: Field) => kind === 'long' || Object.keys(list.fields).length < 4
  const fields = Object.entries(list.fields)
  const narrow = fields.filter(([, field]) => !isWide(field))
  const inputOf = ([name, field]: (typeof fields)[number]) => (
    <FieldInput
      key={name}
      name={name}
      field={field}
      form={form}
      dependents={within(name)}
      first={name === fields[0]?.[0]}
    />
  )
  return (
    <Form form={form} onSubmit={save} onCancel={onDone}>
      {current && (
        <Difference
          list={list}
          current={current}
          mine={form.fields.getValues()}
          onTheirs={() => {
            form.fields.setValues(startOf(list, current))
            setCurrent(undefined)
          }}
          onMine={() => {
            form.fields.setFieldValue('version', current.version)
            setCurrent(undefined)
          }}
        />
      )}
      {narrow.length > 0 && <FieldGrid columns={2}>{narrow.map(inputOf)}</FieldGrid>}
      {fields.filter(([, field]) => isWide(field)).map(inputOf)}
    </Form>
  )
}
