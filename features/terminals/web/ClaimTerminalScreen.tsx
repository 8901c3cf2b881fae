import { TextInput } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { claimTerminal } from '../contract.ts'
import { TerminalFields } from './TerminalFields.tsx'
import { useTerminalText, useTerminalWords } from './text.ts'

const LAOS_MINUTES = 420
const EMPTY = {
  ...{ serial: '', code: '', name: '', branch_id: null, is_camera: false },
  utc_offset_minutes: LAOS_MINUTES,
}

/** Claims a terminal that has called, with its serial number and the code from the provider. */
export default function ClaimTerminalScreen() {
  const words = useTerminalWords()
  const text = useTerminalText()
  const go = useGo()
  const claim = useMutate(claimTerminal)
  const form = useContractForm(claimTerminal.body, EMPTY)
  return (
    <>
      <PageHeader
        title={text.claim.title}
        text={text.claim.hint}
        breadcrumbs={[{ label: words.title, to: href('scan_camera.index') }, { label: text.claim.title }]}
      />
      <FormFrame>
        <Form
          form={form}
          submitLabel={text.claim.save}
          onCancel={() => go('scan_camera.index')}
          onSubmit={async (body) => {
            const { data } = await claim.mutateAsync({ body })
            void toastSuccess('saved')
            go('terminal.show', { terminal_id: data.id })
          }}
        >
          <FieldGrid columns={2}>
            <TextInput
              label={words.serial}
              withAsterisk
              maxLength={40}
              {...form.fields.getInputProps('serial')}
            />
            <TextInput
              label={text.claim.code}
              description={text.claim.codeHint}
              withAsterisk
              maxLength={20}
              {...form.fields.getInputProps('code')}
            />
          </FieldGrid>
          <TerminalFields inputOf={form.fields.getInputProps} />
        </Form>
      </FormFrame>
    </>
  )
}
