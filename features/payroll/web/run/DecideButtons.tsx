import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCash, IconCircleCheck } from '@tabler/icons-react'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { PayDialog } from './PayDialog.tsx'

interface Props {
  run: RunDetail
  isBusy: boolean
  isOutdated: boolean
}

/** Approve, and later mark as paid. A refused action stays visible, with its reason below the header; the provider's user does not see it. */
export function DecideButtons({ run, isBusy, isOutdated }: Props) {
  const text = useRunText()
  const [isApproving, approval] = useDisclosure()
  const [isPaying, payment] = useDisclosure()
  const mayApprove = run.can.includes('approve')
  const isTheirs = run.approval_refusal !== 'company_decides'
  return (
    <>
      {(mayApprove || (run.approval_refusal && isTheirs)) && (
        <Button
          px="sm"
          leftSection={<IconCircleCheck size={18} />}
          disabled={!mayApprove || isBusy || isOutdated}
          onClick={approval.open}
        >
          {text.action.approve}
        </Button>
      )}
      {(run.can.includes('pay') || run.payment_refusal === 'accounts_unconfirmed') && (
        <Button
          leftSection={<IconCash size={18} />}
          disabled={run.payment_refusal !== null}
          onClick={payment.open}
        >
          {text.action.pay}
        </Button>
      )}
      <ApproveDialog run={run} opened={isApproving} onClose={approval.close} />
      <PayDialog run={run} opened={isPaying} onClose={payment.close} />
    </>
  )
}
