import { NumberInput, Stack } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  type ApprovalRoute,
  ApprovalRouteInput,
  addApprovalRoute,
  updateApprovalRoute,
} from '../../contract.ts'
import { kindTitle } from '../kinds.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { newRoute, type RouteValues, valuesOf } from './route-values.ts'
import { StepFields } from './StepFields.tsx'
import { useRouteText } from './text.ts'

interface Props {
  kind: string
  /** The route that is changed; undefined for a new one. */
  route?: ApprovalRoute
  onClose: () => void
}

/** Adds or changes a route of the company: when it holds, and who decides in which order. */
export function RouteDialog({ kind, route, onClose }: Props) {
  const text = useRouteText()
  const language = useLanguage()
  const add = useMutate(addApprovalRoute)
  const update = useMutate(updateApprovalRoute)
  const form = useContractForm<typeof ApprovalRouteInput, RouteValues>(
    ApprovalRouteInput,
    route ? valuesOf(route) : newRoute(kind),
    { record: route ? `route-${route.id}` : `new-${kind}` },
  )
  const { fields } = form
  return (
    <EditModal
      opened
      onClose={onClose}
      title={`${route ? text.edit : text.add}: ${kindTitle(kind, language)}`}
    >
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          if (route)
            await update.mutateAsync({
              params: { approval_route_id: route.id },
              body: { ...body, version: route.version },
            })
          else await add.mutateAsync({ body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <Stack gap="md">
          <ConditionFields
            kind={kind}
            value={fields.values.condition}
            onChange={(condition) => fields.setFieldValue('condition', condition)}
          />
          <NumberInput
            label={text.priority}
            description={text.priorityHint}
            min={1}
            max={1000}
            {...fields.getInputProps('priority')}
          />
          <StepFields
            steps={fields.values.steps}
            names={new Map(route?.steps.map(({ employee_id, name }) => [employee_id, name ?? '']))}
            errorOf={(path) => fields.getInputProps(path).error}
            onChange={(steps) => fields.setFieldValue('steps', steps)}
          />
        </Stack>
      </Form>
    </EditModal>
  )
}
