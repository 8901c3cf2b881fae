import { Alert } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { resetMyPassword } from '../../contract/passwords.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** Reset 3: the new password. Handle and code are in the address (specification 2). */
export default function ResetNewPasswordScreen() {
  const text = useAccountText().reset
  const replace = useReplace()
  const [query] = useSearchParams()
  const reset = useMutate(resetMyPassword, { refresh: 'none' })
  const form = useContractForm(resetMyPassword.body, {
    user_id: query.get('user_id') ?? '',
    verify_code: query.get('verify_code') ?? '',
    new_password: '',
    confirm_password: '',
  })
  const codeProblem = form.fields.errors.verify_code
  return (
    <ResetFrame title={text.newTitle}>
      <Form
        form={form}
        submitLabel={text.save}
        onSubmit={async (body) => {
          await reset.mutateAsync({ body })
          replace('ForgotPasswordSuccess')
        }}
      >
        {codeProblem && !form.problem?.text && <Alert color="red">{codeProblem}</Alert>}
        <NewPasswordFields inputProps={(field) => form.fields.getInputProps(field)} />
      </Form>
    </ResetFrame>
  )
}
