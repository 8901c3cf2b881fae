import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { call } from '#kit/web/client.ts'
import { CodeField } from '#kit/web/form/CodeField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useReplace } from '#kit/web/navigation.ts'
import { verifyCode } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { askedAddress } from './asked-address.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** `k7mp-3wzd`: a group of characters on each side of the dash. */
const CODE_GROUPS = [4, 4]

/** Reset 2: the mailed code, and the address that it was asked for. */
export default function VerifyCodeScreen() {
  const text = useAccountText().reset
  const replace = useReplace()
  const form = useContractForm(verifyCode.body, { verify_code: '' })
  return (
    <ResetFrame title={text.codeTitle} text={text.codeText(askedAddress())}>
      <Form
        form={form}
        submitLabel={text.checkCode}
        onSubmit={async ({ verify_code }) => {
          const { data } = await call(verifyCode, { body: { verify_code } })
          replace('confirmResetPassword', {}, { user_id: data.id, verify_code })
        }}
      >
        <CodeField
          label={text.code}
          groups={CODE_GROUPS}
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
