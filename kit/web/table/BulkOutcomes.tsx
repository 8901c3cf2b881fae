import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'

interface Props {
  refused: readonly BulkOutcome[]
  nameOf: (id: number) => ReactNode
  onClose: () => void
}

/** Number of names listed for a reason; the rows stay selected. */
const MOST_NAMES = 20

/** The errors of a bulk action: each reason with its rows. */
export function BulkOutcomes({ refused, nameOf, onClose }: Props) {
  const text = useKitText()
  const reasons = Map.groupBy(refused, ({ error }) => error?.message ?? '')
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      size={500}
      title={text.list.bulkRefused(formatNumber(refused.length, 0))}
    >
      <Stack gap="md">
        {[...reasons].map(([reason, rows]) => (
          <div key={reason}>
            <Text fw={600}>{reason}</Text>
            <List size="sm" mt={6}>
              {rows.slice(0, MOST_NAMES).map(({ id }) => (
                <List.Item key={id}>{nameOf(id)}</List.Item>
              ))}
            </List>
            {rows.length > MOST_NAMES && (
              <Text size="sm" c="dimmed">
                + {formatNumber(rows.length - MOST_NAMES, 0)}
              </Text>
            )}
          </div>
        ))}
        <Text size="sm" c="dimmed">
          {text.list.bulkRefusedHint}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {text.action.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
