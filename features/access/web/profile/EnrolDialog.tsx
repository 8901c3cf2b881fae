import { Center, Code, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { refresh, useMutate } from '#kit/web/query.ts'
import { confirmSecondFactor, showSecondFactor, startSecondFactor } from '../../contract/second-factor.ts'
import { PasswordField } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Secret {
  secret: string
  uri: string
}

/** Password, then the code of the app, then the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const text = useAccountText().factor
  const [made, setMade] = useState<Secret>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    onClose()
    void refresh([showSecondFactor])
  }
  return (
    <EditModal
      opened
      onClose={close}
      title={codes ? text.codesTitle : text.title}
      closeOnClickOutside={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : made ? (
        <ConfirmStep made={made} onCodes={setCodes} />
      ) : (
        <PasswordStep onMade={setMade} />
      )}
    </EditModal>
  )
}

function PasswordStep({ onMade }: { onMade: (made: Secret) => void }) {
  const text = useAccountText().factor
  const start = useMutate(startSecondFactor, { refresh: 'none' })
  const form = useContractForm(startSecondFactor.body, { password: '' })
  return (
    <Form
      form={form}
      submitLabel={text.next}
      onSubmit={async (body) => onMade((await start.mutateAsync({ body })).data)}
    >
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        {...form.fields.getInputProps('password')}
      />
    </Form>
  )
}

function ConfirmStep({ made, onCodes }: { made: Secret; onCodes: (codes: string[]) => void }) {
  const text = useAccountText().factor
  const confirm = useMutate(confirmSecondFactor, { refresh: 'none' })
  const form = useContractForm(confirmSecondFactor.body, { code: '' })
  return (
    <Form
      form={form}
      submitLabel={text.confirm}
      onSubmit={async (body) => onCodes((await confirm.mutateAsync({ body })).data.recovery_codes)}
    >
      <Stack gap="sm">
        <Text>{text.scan}</Text>
        <Center>
          <QrCode text={made.uri} label={text.qr} />
        </Center>
        <Code block ta="center">
          {made.secret.replace(/(.{4})/g, '$1 ').trim()}
        </Code>
      </Stack>
      <TextInput
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...form.fields.getInputProps('code')}
      />
    </Form>
  )
}
