import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { approvalObstacle } from './approval-obstacle.ts'

/** Why this user cannot approve a calculated run, with a link to the cause. */
export function ApprovalRefusal({ run }: { run: RunDetail }) {
  const text = useRunText()
  const [, setAddress] = useSearchParams()
  const obstacle = approvalObstacle(run)
  if (!obstacle) return null
  const isUnpayable = obstacle === 'run_has_unpayable'
  return (
    <Alert color={isUnpayable ? 'red' : 'blue'} variant="light" icon={<IconCircleX size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text>
          {obstacle === 'run_has_unpayable'
            ? text.refusal.run_has_unpayable(formatNumber(run.counts.unpayable, 0))
            : text.refusal[obstacle]}
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
