import { Alert, Button, Group, Text } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** A notice that accounts of an unpaid run are new or changed, and whether a second person must confirm them. */
export function AccountAlert({ run }: { run: RunDetail }) {
  const text = useRunText().transfers
  const [, setAddress] = useSearchParams()
  const { open, must_confirm, changed } = run.accounts
  const mark = must_confirm ? open : changed
  if (mark === 0 || run.status === 'paid' || run.is_calculating) return null
  const count = { new: formatNumber(run.accounts.new, 0), changed: formatNumber(changed, 0) }
  return (
    <Alert color="yellow" variant="light" icon={<IconBuildingBank size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text>
          {text.counts(count.changed, count.new)}
          {must_confirm && ` ${text.mustConfirm(formatNumber(open, 0))}`}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setAddress({ tab: 'transfers', state: must_confirm ? 'open' : 'marked' })}
        >
          {text.see}
        </Button>
      </Group>
    </Alert>
  )
}
