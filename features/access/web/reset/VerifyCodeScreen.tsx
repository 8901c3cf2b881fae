import { Anchor, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { call } from '#kit/web/client.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useReplace } from '#kit/web/navigation.ts'
import { verifyCode } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** Reset 2: the mailed code. */
export default function VerifyCodeScreen() {
  const text = useAccountText().reset
  const replace = useReplace()
  const form = useContractForm(verifyCode.body, { verify_code: '' })
  return (
    <ResetFrame title={text.codeTitle} text={text.codeText}>
      <Form
        form={form}
        submitLabel={text.checkCode}
        onSubmit={async ({ verify_code }) => {
          const { data } = await call(verifyCode, { body: { verify_code } })
          replace('confirmResetPassword', {}, { user_id: data.id, verify_code: verify_code.trim() })
        }}
      >
        <TextInput
          label={text.code}
          size="md"
          autoCapitalize="none"
          autoComplete="one-time-code"
          maxLength={10}
          autoFocus
          {...form.fields.getInputProps('verify_code')}
        />
      </Form>
      <Anchor component={Link} to={href('reset.password.index')} ta="center">
        {text.again}
      </Anchor>
    </ResetFrame>
  )
}
