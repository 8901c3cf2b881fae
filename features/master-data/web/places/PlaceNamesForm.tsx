import { TagsInput, TextInput } from '@mantine/core'
import type { ApiError } from '#kit/web/api-error.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { PlaceNames, type updateDistrict, type updateProvince } from '../../contract/places/place-lists.ts'
import { usePlacesText } from './text.ts'

interface Place {
  id: number
  code: string
  name_la: string
  name_en: string
  other_names: string[]
  version: number
}

interface Props {
  route: typeof updateProvince | typeof updateDistrict
  place: Place
  onDone: () => void
}

const startOf = ({ name_la, name_en, other_names, version }: Place) => ({
  name_la,
  name_en,
  other_names,
  version,
})

/** Changes the names of a province or a district; its code is fixed. */
export function PlaceNamesForm({ route, place, onDone }: Props) {
  const { field } = usePlacesText()
  const save = useMutate(route)
  const form = useContractForm(PlaceNames, startOf(place), {
    record: `place:${place.code}`,
    latest: ({ details }: ApiError) => startOf(details.current as Place),
  })
  const input = (name: keyof ReturnType<typeof startOf>) => form.fields.getInputProps(name)
  async function send(body: Parameters<typeof save.mutateAsync>[0]['body']) {
    await save.mutateAsync({ params: { id: place.id }, body })
    void toastSuccess('updated')
    onDone()
  }
  return (
    <Form form={form} onSubmit={send} onCancel={onDone}>
      <FieldGrid columns={2}>
        <TextInput label={field.name_la} withAsterisk maxLength={100} data-autofocus {...input('name_la')} />
        <TextInput label={field.name_en} withAsterisk maxLength={100} {...input('name_en')} />
      </FieldGrid>
      <TagsInput
        label={field.other_names}
        description={field.other_names_hint}
        maxTags={20}
        {...input('other_names')}
      />
    </Form>
  )
}
