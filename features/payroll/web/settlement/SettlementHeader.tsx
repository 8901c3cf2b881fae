import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useReplace } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  calculateSettlement,
  deleteSettlement,
  listSettlements,
  type RunChanges,
  type SettlementDetail,
} from '../../contract.ts'
import { DecideButtons } from '../run/DecideButtons.tsx'
import { RunHead } from '../run/RunHead.tsx'
import { EditSettlement } from './EditSettlement.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'
import { useSettlementText } from './text.ts'

interface Props {
  settlement: SettlementDetail
  changes: RunChanges | undefined
}

/** Who leaves, when and why, in the head of its run, and the possible actions. */
export function SettlementHeader({ settlement, changes }: Props) {
  const text = useSettlementText()
  const { run, can, employee_name, emp_number } = settlement
  const { last_day, reason } = settlement.settlement
  const calculate = useMutate(calculateSettlement, { onError: toastError })
  return (
    <RunHead
      run={run}
      title={`${employee_name} (${emp_number})`}
      list={{ title: text.title, to: href('settlement.index') }}
      isCalculating={run.is_calculating}
      changes={changes}
      actions={
        <>
          {can.includes('calculate') && (
            <Button
              variant="default"
              loading={calculate.isPending}
              onClick={() => calculate.mutate({ params: { id: settlement.id } })}
            >
              {text.recalculate}
            </Button>
          )}
          <DecideButtons
            run={run}
            isBusy={run.is_calculating || settlement.payslip === null}
            isOutdated={changes?.is_outdated ?? false}
          />
          <Actions settlement={settlement} />
        </>
      }
    >
      <span className="figures">{`${text.field.lastDay} ${formatDate(last_day)}`}</span>
      <span>{text.reasons[reason]}</span>
    </RunHead>
  )
}

/** Change and delete until the approval; take the approval back until the payment. */
function Actions({ settlement }: { settlement: SettlementDetail }) {
  const text = useSettlementText()
  const words = useKitText()
  const replace = useReplace()
  const [open, setOpen] = useState<'edit' | 'delete' | 'reopen'>()
  const close = () => setOpen(undefined)
  const remove = useMutate(deleteSettlement, {
    // The settlement has been deleted: reading it again would only fail.
    refresh: [listSettlements],
    onSuccess: () => {
      void toastSuccess('deleted')
      replace('settlement.index')
    },
    onError: (error) => {
      close()
      toastError(error)
    },
  })
  const { can } = settlement
  if (can.length === 0) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={text.more} style={{ flex: 'none' }}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.includes('edit') && (
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => setOpen('edit')}>
              {words.action.edit}
            </Menu.Item>
          )}
          {can.includes('reopen') && (
            <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => setOpen('reopen')}>
              {text.reopen}
            </Menu.Item>
          )}
          {can.includes('delete') && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setOpen('delete')}>
              {words.action.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'edit' && <EditSettlement settlement={settlement} onClose={close} />}
      {open === 'reopen' && <ReopenDialog settlement={settlement} onClose={close} />}
      <ConfirmDialog
        opened={open === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutate({ params: { id: settlement.id } })}
        loading={remove.isPending}
      >
        {text.deleteText(settlement.employee_name)}
      </ConfirmDialog>
    </>
  )
}
