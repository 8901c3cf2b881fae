import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnswerOf } from '#kit/contract/route.ts'
import { call } from '#kit/web/client.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { saveOwnContacts, showOwnContacts } from '../../contract.ts'
import { useCompanyText } from '../text.ts'
import { useDirectoryText } from './text.ts'

/** The administrator changes the contacts of the own company; other users do not see the button. */
export function EditContacts() {
  const text = useDirectoryText()
  const [isOpen, setOpen] = useState(false)
  const contacts = useRoute(showOwnContacts).data?.data
  if (!contacts?.can.includes('update')) return null
  return (
    <>
      <Button leftSection={<IconEdit size={18} />} onClick={() => setOpen(true)}>
        {text.editContacts}
      </Button>
      <EditModal opened={isOpen} onClose={() => setOpen(false)} title={text.editContacts}>
        <ContactsForm contacts={contacts} onDone={() => setOpen(false)} />
      </EditModal>
    </>
  )
}

type Contacts = AnswerOf<typeof showOwnContacts>['data']
const valuesOf = ({ can: _, ...values }: Contacts) => values

interface Props {
  contacts: Contacts
  onDone: () => void
}

function ContactsForm({ contacts, onDone }: Props) {
  const { profile } = useCompanyText()
  const save = useMutate(saveOwnContacts)
  const form = useContractForm(saveOwnContacts.body, valuesOf(contacts), {
    record: 'contacts',
    latest: async () => valuesOf((await call(showOwnContacts)).data),
  })
  const input = form.fields.getInputProps
  return (
    <Form
      form={form}
      onCancel={onDone}
      onSubmit={async (body) => {
        await save.mutateAsync({ body })
        void toastSuccess('updated')
        onDone()
      }}
    >
      <TextInput label={profile.phone} type="tel" maxLength={60} data-autofocus {...input('phone')} />
      <TextInput label={profile.email} type="email" maxLength={200} {...input('email')} />
      <Textarea label={profile.address} autosize minRows={2} maxLength={500} {...input('address')} />
      <TextInput
        label={profile.signInCode}
        description={profile.signInCodeHint}
        maxLength={20}
        autoCapitalize="none"
        {...input('sign_in_code')}
      />
      {form.fields.getValues().sign_in_code !== contacts.sign_in_code && (
        <Alert color="yellow">{profile.signInCodeWarning}</Alert>
      )}
    </Form>
  )
}
