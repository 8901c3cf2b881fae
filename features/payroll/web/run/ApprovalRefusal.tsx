import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Why this user cannot approve a calculated run, with a link to the cause. */
export function ApprovalRefusal({ run }: { run: RunDetail }) {
  const text = useRunText()
  const [, setAddress] = useSearchParams()
  if (!run.approval_refusal || run.is_calculating) return null
  const isUnpayable = run.approval_refusal === 'run_has_unpayable'
  return (
    <Alert color={isUnpayable ? 'red' : 'blue'} variant="light" icon={<IconCircleX size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text>
          {run.approval_refusal === 'run_has_unpayable'
            ? text.refusal.run_has_unpayable(formatNumber(run.counts.unpayable, 0))
            : text.refusal[run.approval_refusal]}
        </Text>
        {isUnpayable && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => setAddress({ tab: 'reviews', review: 'net_below_zero' })}
          >
            {text.approve.see}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
