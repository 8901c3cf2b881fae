import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ApiError } from '#kit/web/api-error.ts'
import { call } from '#kit/web/client.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { ReferenceSelect } from '#kit/web/master-data/ReferenceSelect.tsx'
import { refresh } from '#kit/web/query.ts'
import {
  createVillage,
  MAX_VILLAGE_NAME,
  NewVillage,
  updateVillage,
  VillageNames,
  type VillageRow,
} from '../../contract/places/villages.ts'
import { DISTRICTS, PROVINCES } from './PlaceFilter.tsx'
import { usePlacesText } from './text.ts'

interface NewProps {
  /** The state of the list, to return to. */
  province: string | null
  district: string | null
  onDone: () => void
}

async function finish(word: 'saved' | 'updated', onDone: () => void) {
  void refresh()
  void toastSuccess(word)
  onDone()
}

/** Adds a village: its district and its names. */
export function NewVillageForm({ province, district, onDone }: NewProps) {
  const { field, village: text } = usePlacesText()
  const [within, setWithin] = useState(province)
  const form = useContractForm(
    NewVillage,
    { district_code: district ?? '', code: '', name_la: '', name_en: '' },
    { record: 'village:new' },
  )
  const input = (name: string) => form.fields.getInputProps(name)
  // A restored draft contains its district; the province is derived from it.
  const around = form.fields.getValues().district_code.slice(0, 2) || within
  return (
    <Form
      form={form}
      onCancel={onDone}
      onSubmit={async (body) => {
        await call(createVillage, { body })
        await finish('saved', onDone)
      }}
    >
      <FieldGrid columns={2}>
        <ReferenceSelect
          source={PROVINCES}
          label={field.province}
          withAsterisk
          value={around}
          onChange={(code) => {
            setWithin(code)
            form.fields.setFieldValue('district_code', '')
          }}
        />
        <ReferenceSelect
          source={DISTRICTS}
          within={around}
          label={field.district}
          withAsterisk
          {...input('district_code')}
          value={form.fields.getValues().district_code || null}
          onChange={(code) => form.fields.setFieldValue('district_code', code ?? '')}
        />
        <TextInput label={field.name_la} maxLength={MAX_VILLAGE_NAME} data-autofocus {...input('name_la')} />
        <TextInput label={field.name_en} maxLength={MAX_VILLAGE_NAME} {...input('name_en')} />
        <TextInput
          label={field.code}
          description={text.codeHint}
          maxLength={7}
          inputMode="numeric"
          {...input('code')}
        />
      </FieldGrid>
    </Form>
  )
}

const startOf = ({ name_la, name_en, version }: VillageRow) => ({ name_la, name_en, version })

/** Changes the names of a village; its code, and therefore its district, is fixed. */
export function VillageNamesForm({ village, onDone }: { village: VillageRow; onDone: () => void }) {
  const { field } = usePlacesText()
  const form = useContractForm(VillageNames, startOf(village), {
    record: `village:${village.code}`,
    latest: ({ details }: ApiError) => startOf(details.current as VillageRow),
  })
  return (
    <Form
      form={form}
      onCancel={onDone}
      onSubmit={async (body) => {
        await call(updateVillage, { params: { id: village.id }, body })
        await finish('updated', onDone)
      }}
    >
      <FieldGrid columns={2}>
        <TextInput
          label={field.name_la}
          maxLength={MAX_VILLAGE_NAME}
          data-autofocus
          {...form.fields.getInputProps('name_la')}
        />
        <TextInput
          label={field.name_en}
          maxLength={MAX_VILLAGE_NAME}
          {...form.fields.getInputProps('name_en')}
        />
      </FieldGrid>
    </Form>
  )
}
