import { Select, Skeleton, Textarea, TextInput } from '@mantine/core'
import { type FormParts, OwnRequestForm } from '#features/requests/web/parts.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { FilesField } from '#kit/web/form/FilesField.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useRoute } from '#kit/web/query.ts'
import {
  MAX_FILES,
  type OwnApproval,
  OwnApprovalInput,
  showApprovalForm,
  uploadApprovalFile,
} from '../contract.ts'
import { ApproverFields } from './ApproverFields.tsx'
import { type Choices, newApproval, valuesOf } from './approval-values.ts'
import { TemplateChoice, TemplateFields } from './TemplateFields.tsx'
import { useApprovalText } from './text.ts'
import { useApprovalKind } from './use-approval-kind.ts'

interface Props extends FormParts<OwnApproval> {
  /** An earlier request with which a new one is filled in. */
  again?: OwnApproval | undefined
  /** The request that is changed; undefined for a new one. */
  edited?: OwnApproval
  /** Kept unsaved values belong to this. */
  record: string
}

/** Asks colleagues for an approval: what, how much, with which files, and who decides. */
export function ApprovalForm(props: Props) {
  const answer = useRoute(showApprovalForm)
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  return answer.data ? <Fields {...props} choices={answer.data.data} /> : <Skeleton height={360} maw={720} />
}

function Fields({ again, record, choices, ...parts }: Props & { choices: Choices }) {
  const text = useApprovalText()
  const { edited } = parts
  const stored = edited ?? again
  const initial = stored
    ? valuesOf(stored, choices.templates, edited === undefined)
    : newApproval(choices.department_id)
  const form = useContractForm(OwnApprovalInput, initial, { record })
  const { fields } = form
  const template = { form, templates: choices.templates, stored }
  const offered = choices.templates.flatMap(({ approvers }) => approvers)
  return (
    <OwnRequestForm {...parts} form={form} kind={useApprovalKind()} hasDrafts>
      <TemplateChoice {...template} />
      <TextInput label={text.subject} withAsterisk maxLength={200} {...fields.getInputProps('title')} />
      <Textarea label={text.detail} autosize minRows={3} maxRows={14} {...fields.getInputProps('detail')} />
      <TemplateFields {...template} />
      <KipField label={text.amount} {...fields.getInputProps('amount')} />
      <Select
        label={text.department}
        clearable
        searchable
        data={choices.departments.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...fields.getInputProps('department_id')}
        value={fields.values.department_id === null ? null : String(fields.values.department_id)}
        onChange={(id) => fields.setFieldValue('department_id', id === null ? null : Number(id))}
      />
      <TextInput
        label={text.reference}
        description={text.referenceHint}
        maxLength={100}
        {...fields.getInputProps('reference')}
      />
      <ApproverFields
        label={text.approvers}
        hint={text.approversHint}
        value={fields.values}
        onChange={(change) => fields.setValues(change)}
        errors={fields.errors}
        names={[...(stored?.approvers ?? []), ...offered]}
      />
      <FilesField
        label={text.files}
        route={uploadApprovalFile}
        stored={edited?.files ?? []}
        value={fields.values.file_ids}
        onChange={(change) => fields.setFieldValue('file_ids', (before) => [...change(before)])}
        most={MAX_FILES}
        error={fields.errors.file_ids}
        path="file_ids"
      />
    </OwnRequestForm>
  )
}
