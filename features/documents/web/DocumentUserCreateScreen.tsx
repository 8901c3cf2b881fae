import { Textarea } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addDocumentUser, type DocumentPerson, listDocumentPeople } from '../contract.ts'
import { useDocumentText } from './text.ts'

const labelOf = ({ name, email, emp_number }: DocumentPerson) =>
  [emp_number, name, email].filter(Boolean).join(' · ')

/** Authorizes a user to see the company's documents from a day. */
export default function DocumentUserCreateScreen() {
  const text = useDocumentText()
  const go = useGo()
  const add = useMutate(addDocumentUser)
  const form = useContractForm(addDocumentUser.body, { account_id: null, since: todayInLaos(), remark: '' })
  return (
    <>
      <PageHeader
        title={text.add}
        text={text.personHint}
        breadcrumbs={[{ label: text.title, to: href('authorize.document.index') }, { label: text.add }]}
      />
      <FormFrame>
        <Form
          form={form}
          onCancel={() => go('authorize.document.index')}
          onSubmit={async (body) => {
            await add.mutateAsync({ body })
            void toastSuccess('saved')
            go('authorize.document.index')
          }}
        >
          <FieldGrid columns={2}>
            <SelectFromList
              label={text.person}
              withAsterisk
              route={listDocumentPeople}
              labelOf={labelOf}
              {...form.fields.getInputProps('account_id')}
            />
            <DateField label={text.since} withAsterisk {...form.fields.getInputProps('since')} />
          </FieldGrid>
          <Textarea
            label={text.remark}
            autosize
            minRows={2}
            maxLength={500}
            {...form.fields.getInputProps('remark')}
          />
        </Form>
      </FormFrame>
    </>
  )
}
