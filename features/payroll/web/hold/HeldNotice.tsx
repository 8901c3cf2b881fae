import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** How many payslips of the run are held, with the link to them; nothing if none is. */
export function HeldNotice({ run }: { run: RunDetail }) {
  const text = useRunText().hold
  const { employees, net } = run.held
  if (employees === 0) return null
  const sentence = run.status === 'paid' ? text.notPaidAfter : text.notPaid
  return (
    <Alert color="red" variant="light" icon={<IconHandStop size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text>{sentence(formatNumber(employees, 0), formatKip(net))}</Text>
        <Anchor component={Link} to="?hold=held">
          {text.show}
        </Anchor>
      </Group>
    </Alert>
  )
}
