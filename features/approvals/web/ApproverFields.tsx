import { Button, Group, Input, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ColleagueSelect } from '#features/requests/web/parts.ts'
import { type Approver, type ApproverOrder, MAX_APPROVERS } from '../contract.ts'
import { type ApproverValues, movedUp } from './approval-values.ts'
import classes from './approvals.module.css'
import { PlaceButtons } from './PlaceButtons.tsx'
import { useApprovalText } from './text.ts'

interface Props {
  value: ApproverValues
  onChange: (change: Partial<ApproverValues>) => void
  /** By the paths of the fields, `approver_ids` and `approver_ids.0`. */
  errors: Readonly<Record<string, ReactNode>>
  /** The names of those who are named already. */
  names: readonly Approver[]
  label: string
  hint: string
  /** There can be none. */
  canBeEmpty?: boolean
}

/** Who decides, at most five, one after another or any one of them. */
export function ApproverFields({ value, onChange, errors, names, label, hint, canBeEmpty = false }: Props) {
  const text = useApprovalText()
  const { approver_ids, approver_order } = value
  const change = (ids: ApproverValues['approver_ids']) => onChange({ approver_ids: ids })
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={errors.approver_ids}
      data-path="approver_ids"
    >
      <Stack gap="xs" mt={4}>
        {approver_ids.map((id, at) => {
          const no = String(at + 1)
          const name = names.find(({ employee_id }) => employee_id === id)?.name
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an approver is its place
            <Group key={at} gap={4} wrap="nowrap" align="end">
              <div className={classes.approver}>
                <ColleagueSelect
                  label={text.approver(no)}
                  withAsterisk={!canBeEmpty}
                  value={id}
                  chosen={id && name ? { id, label: name } : null}
                  error={errors[`approver_ids.${at}`]}
                  data-path={`approver_ids.${at}`}
                  onChange={(next) => change(approver_ids.map((one, place) => (place === at ? next : one)))}
                />
              </div>
              <PlaceButtons
                at={at}
                moveUpLabel={text.moveUp(no)}
                onMoveUp={() => change(movedUp(approver_ids, at))}
                removeLabel={text.removeApprover(no)}
                onRemove={() => change(approver_ids.filter((_, place) => place !== at))}
                canRemove={approver_ids.length > 1 || canBeEmpty}
              />
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
              data={(['in_order', 'any_of'] as const).map((one) => ({ value: one, label: text.orders[one] }))}
              value={approver_order}
              onChange={(one) => onChange({ approver_order: one as ApproverOrder })}
            />
          </Input.Wrapper>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
