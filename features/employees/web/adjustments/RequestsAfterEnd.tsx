import { List, Stack, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import type { RequestAfterEnd, RequestsAfterEndFacts } from '../../contract.ts'
import { StoreAnyway } from './StoreAnyway.tsx'
import { useAdjustmentText } from './text.ts'

interface Props {
  facts: RequestsAfterEndFacts
  onClose: () => void
  onConfirm: () => void
}

const daysOf = ({ from_date, to_date }: RequestAfterEnd) =>
  from_date === to_date ? formatDate(from_date) : `${formatDate(from_date)} – ${formatDate(to_date)}`

/** Names the approved leave and overtime after a new end date, before it is saved. */
export function RequestsAfterEnd({ facts, onClose, onConfirm }: Props) {
  const text = useAdjustmentText()
  return (
    <StoreAnyway onClose={onClose} onConfirm={onConfirm}>
      <Stack gap="sm">
        <Text>{text.afterEnd}</Text>
        <List>
          {facts.requests.map((request) => (
            <List.Item key={`${request.kind} ${request.name} ${request.from_date}`}>
              {request.kind === 'leave' ? request.name : text.overtime} · {daysOf(request)}
            </List.Item>
          ))}
        </List>
      </Stack>
    </StoreAnyway>
  )
}
