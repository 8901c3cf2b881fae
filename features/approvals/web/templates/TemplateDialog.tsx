import { Stack, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  type ApprovalTemplate,
  ApprovalTemplateInput,
  addApprovalTemplate,
  updateApprovalTemplate,
} from '../../contract.ts'
import { ApproverFields } from '../ApproverFields.tsx'
import { TemplateFieldInputs } from './TemplateFieldInputs.tsx'
import { templateValues } from './template-values.ts'
import { useTemplateText } from './text.ts'

/** What is filled in with a template, and who usually decides. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: ApprovalTemplate | null
  onClose: () => void
}) {
  const text = useTemplateText()
  const add = useMutate(addApprovalTemplate)
  const update = useMutate(updateApprovalTemplate)
  const form = useContractForm(ApprovalTemplateInput, templateValues(template), {
    record: template?.id ?? 0,
  })
  const { fields } = form
  return (
    <EditModal opened onClose={onClose} title={template ? text.edit : text.add}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          if (template)
            await update.mutateAsync({
              params: { approval_template_id: template.id },
              body: { ...body, version: template.version },
            })
          else await add.mutateAsync({ body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <Stack gap="md">
          <TextInput
            label={text.name}
            description={text.nameHint}
            withAsterisk
            maxLength={200}
            data-autofocus
            {...fields.getInputProps('title')}
          />
          <TemplateFieldInputs fields={fields} />
          <ApproverFields
            label={text.approvers}
            hint={text.approversHint}
            canBeEmpty
            value={fields.values}
            onChange={(change) => fields.setValues(change)}
            errors={fields.errors}
            names={template?.approvers ?? []}
          />
        </Stack>
      </Form>
    </EditModal>
  )
}
