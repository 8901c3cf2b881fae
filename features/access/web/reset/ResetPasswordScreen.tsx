import { Text, TextInput } from '@mantine/core'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { requestVerificationCode } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { keepAskedAddress } from './asked-address.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** Reset 1: the email address of the account. */
export default function ResetPasswordScreen() {
  const { reset: text, passwordState } = useAccountText()
  const go = useGo()
  const ask = useMutate(requestVerificationCode, { refresh: 'none' })
  const form = useContractForm(requestVerificationCode.body, { email: '', edit: true })
  return (
    <ResetFrame title={text.emailTitle} text={text.emailText}>
      <Form
        form={form}
        submitLabel={text.sendCode}
        onSubmit={async (body) => {
          await ask.mutateAsync({ body })
          keepAskedAddress(body.email)
          go('verify.code.index')
        }}
      >
        <TextInput
          label={text.email}
          type="email"
          size="md"
          autoComplete="username"
          autoFocus
          {...form.fields.getInputProps('email')}
        />
        <Text c="dimmed">{passwordState.noMail}</Text>
      </Form>
    </ResetFrame>
  )
}
