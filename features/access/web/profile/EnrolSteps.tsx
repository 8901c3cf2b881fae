import { Center, Code, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { confirmSecondFactor, startSecondFactor } from '../../contract/second-factor.ts'
import { PasswordField } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'
import { QrCode } from './QrCode.tsx'

interface Secret {
  secret: string
  uri: string
}

/** Password, then the code of the app; `onCodes` gets the recovery codes, which are shown only once. */
export function EnrolSteps({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [made, setMade] = useState<Secret>()
  return made ? <ConfirmStep made={made} onCodes={onCodes} /> : <PasswordStep onMade={setMade} />
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
