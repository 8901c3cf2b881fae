import { ActionIcon, Button, Group, Input, SegmentedControl, Stack } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { ColleagueSelect } from '#features/requests/web/parts.ts'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import { type ApproverOrder, MAX_APPROVERS, type OwnApproval, type OwnApprovalInput } from '../contract.ts'
import { type ApprovalValues, movedUp } from './approval-values.ts'
import classes from './approvals.module.css'
import { useApprovalText } from './text.ts'

interface Props {
  form: ContractForm<typeof OwnApprovalInput, ApprovalValues>
  /** The names of those who are named already. */
  names: OwnApproval['approvers']
}

/** Who decides, at most five, one after another or any one of them. */
export function ApproverFields({ form: { fields }, names }: Props) {
  const text = useApprovalText()
  const { approver_ids, approver_order } = fields.values
  const change = (ids: ApprovalValues['approver_ids']) => fields.setFieldValue('approver_ids', ids)
  const nameOf = (id: number | null) => names.find(({ employee_id }) => employee_id === id)?.name
  return (
    <Input.Wrapper
      label={text.approvers}
      labelElement="div"
      description={text.approversHint}
      error={fields.errors.approver_ids}
      data-path="approver_ids"
    >
      <Stack gap="xs" mt={4}>
        {approver_ids.map((id, at) => {
          const no = String(at + 1)
          const name = nameOf(id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an approver is its place
            <Group key={at} gap={4} wrap="nowrap" align="end">
              <div className={classes.approver}>
                <ColleagueSelect
                  label={text.approver(no)}
                  withAsterisk
                  value={id}
                  chosen={id && name ? { id, label: name } : null}
                  error={fields.errors[`approver_ids.${at}`]}
                  data-path={`approver_ids.${at}`}
                  onChange={(next) => change(approver_ids.map((one, place) => (place === at ? next : one)))}
                />
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="input-sm"
                aria-label={text.moveUp(no)}
                disabled={at === 0}
                onClick={() => change(movedUp(approver_ids, at))}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size="input-sm"
                aria-label={text.removeApprover(no)}
                disabled={approver_ids.length === 1}
                onClick={() => change(approver_ids.filter((_, place) => place !== at))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          )
        })}
        {approver_ids.length < MAX_APPROVERS && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={16} />}
            onClick={() => change([...approver_ids, null])}
          >
            {text.addApprover}
          </Button>
        )}
        {approver_ids.length > 1 && (
          <Input.Wrapper label={text.order} description={text.orderHints[approver_order]}>
            <SegmentedControl
              fullWidth
              mt={4}
              aria-label={text.order}
              data={(['in_order', 'any_of'] as const).map((value) => ({ value, label: text.orders[value] }))}
              value={approver_order}
              onChange={(value) => fields.setFieldValue('approver_order', value as ApproverOrder)}
            />
          </Input.Wrapper>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
