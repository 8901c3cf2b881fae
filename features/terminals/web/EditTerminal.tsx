import { Modal, Switch } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type TerminalDetail, updateTerminal } from '../contract.ts'
import { TerminalFields } from './TerminalFields.tsx'
import { ownAddress } from './terminal-parts.tsx'
import { useTerminalText } from './text.ts'

/** The dialog that renames a terminal, moves it to another branch or changes its time zone. */
export function EditTerminal({ terminal, onClose }: { terminal: TerminalDetail; onClose: () => void }) {
  const text = useTerminalText()
  const update = useMutate(updateTerminal)
  const { id, name, branch_id, branch, is_camera, utc_offset_minutes, needs_code, door_code, version } =
    terminal
  const form = useContractForm(updateTerminal.body, {
    ...{ name, branch_id, is_camera, utc_offset_minutes, needs_code, version },
  })
  return (
    <Modal opened onClose={onClose} title={text.editTitle} size="lg">
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { terminal_id: id }, body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <TerminalFields
          inputOf={form.fields.getInputProps}
          branch={branch_id === null ? null : { id: branch_id, label: branch ?? '' }}
        >
          <Switch
            label={text.needsCode}
            description={text.needsCodeHint(ownAddress(door_code ?? ''))}
            {...form.fields.getInputProps('needs_code', { type: 'checkbox' })}
          />
        </TerminalFields>
      </Form>
    </Modal>
  )
}
