import { Anchor, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { call } from '#kit/web/client.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useReplace } from '#kit/web/navigation.ts'
import { verifyCode } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** Reset 2: the mailed code. A GET that counts: it is sent once, by hand, never by a cache. */
export default function VerifyCodeScreen() {
  const text = useAccountText().reset
  const replace = useReplace()
  const form = useContractForm(verifyCode.params, { verify_code: '' })
  return (
    <ResetFrame title={text.codeTitle} text={text.codeText}>
      <Form
        form={form}
        submitLabel={text.checkCode}
        onSubmit={async ({ verify_code }) => {
          // An empty part of an address would be another address.
          const { data } = await call(verifyCode, { params: { verify_code: verify_code.trim() || '-' } })
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
