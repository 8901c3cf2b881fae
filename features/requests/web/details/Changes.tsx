import { Table } from '@mantine/core'
import type { RequestContext } from '../../contract.ts'
import { useRequestWords } from '../text.ts'

/** What the approval would change in a record: each field as it is, and as it would be. */
export function Changes({ changes }: Pick<RequestContext, 'changes'>) {
  const text = useRequestWords().details
  if (changes.length === 0) return null
  return (
    <Table aria-label={text.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text.field}</Table.Th>
          <Table.Th>{text.now}</Table.Th>
          <Table.Th>{text.afterwards}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, before, after }) => (
          <Table.Tr key={field}>
            <Table.Td>{field}</Table.Td>
            <Table.Td c="dimmed">{before || '–'}</Table.Td>
            <Table.Td fw={600}>{after || '–'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
