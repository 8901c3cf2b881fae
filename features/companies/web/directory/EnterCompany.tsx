import { Alert, Button, Text, Textarea, TextInput } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import { ENTRY_MINUTES, enterCompany, MAX_REASON, showSecondFactor } from '#features/access/contract.ts'
import { entering } from '#features/access/web/index.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useRoute } from '#kit/web/query.ts'
import { useDirectoryText } from './text.ts'

interface Company {
  id: number
  name: string
}

/** Asks for a reason and enters: all tabs of the browser are then on the company's side. */
export function EnterDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const text = useDirectoryText().enter
  const form = useContractForm(enterCompany.body, { reason: '', code: '' })
  const hasFactor = useRoute(showSecondFactor).data?.data.is_on ?? false
  return (
    <EditModal opened onClose={onClose} title={text.title(company.name)}>
      <Form
        form={form}
        onCancel={onClose}
        submitLabel={text.action}
        onSubmit={async (body) => {
          await (await entering()).enter(company.id, body)
        }}
      >
        <Text>{text.text(ENTRY_MINUTES)}</Text>
        <Alert color="yellow">{text.logged}</Alert>
        <Textarea
          label={text.reason}
          description={text.reasonHint}
          withAsterisk
          autosize
          minRows={2}
          maxLength={MAX_REASON}
          data-autofocus
          {...form.fields.getInputProps('reason')}
        />
        {hasFactor && (
          <TextInput
            label={text.code}
            autoComplete="one-time-code"
            withAsterisk
            {...form.fields.getInputProps('code')}
          />
        )}
      </Form>
    </EditModal>
  )
}

/** The button on the screens of one company. */
export function EnterButton({ company }: { company: Company }) {
  const text = useDirectoryText().enter
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconDoorEnter size={18} />} onClick={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen && <EnterDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}
