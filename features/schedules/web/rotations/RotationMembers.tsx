import { ActionIcon, Button, Group, Input, NumberInput, Stack, Table, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type ChosenPeople, idsOfPeople, NOBODY, PeopleChoice } from '#features/employees/web/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { MAX_ROSTER_PEOPLE, showRoster } from '../../contract/roster.ts'
import type { RotationMember } from '../../contract/rotations.ts'
import { useRosterText } from '../roster/text.ts'
import classes from './rotations.module.css'

export type NamedMember = RotationMember & { emp_number?: string; employee_name?: string }

interface Props {
  members: readonly NamedMember[]
  /** Days of the pattern. */
  length: number
  onChange: (members: NamedMember[]) => void
}

/** The employees of a rotation, each with the days by which they are ahead in the pattern. */
export function RotationMembers({ members, length, onChange }: Props) {
  const text = useRosterText().rotation
  const labels = useLabels(members)
  const change = (id: number, values: Partial<NamedMember>) =>
    onChange(members.map((one) => (one.employee_id === id ? { ...one, ...values } : one)))
  return (
    <Input.Wrapper
      label={`${text.members} (${formatNumber(members.length, 0)})`}
      description={text.offsetHint}
      labelElement="div"
    >
      <Stack gap="sm" mt="xs">
        {members.length > 0 && (
          <div className={classes.members}>
            <Table>
              <Table.Tbody>
                {members.map((member) => {
                  const name = labels.get(member.employee_id) ?? String(member.employee_id)
                  return (
                    <Table.Tr key={member.employee_id}>
                      <Table.Td>{name}</Table.Td>
                      <Table.Td w={120}>
                        <NumberInput
                          aria-label={text.offsetOf(name)}
                          size="sm"
                          min={0}
                          max={length - 1}
                          value={member.offset_days}
                          onChange={(days) => change(member.employee_id, { offset_days: Number(days) || 0 })}
                        />
                      </Table.Td>
                      <Table.Td w={48}>
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          aria-label={text.removeMember(name)}
                          onClick={() =>
                            onChange(members.filter((one) => one.employee_id !== member.employee_id))
                          }
                        >
                          <IconX size={17} />
                        </ActionIcon>
                      </Table.Td>
                    </Table.Tr>
                  )
                })}
              </Table.Tbody>
            </Table>
          </div>
        )}
        <AddMembers members={members} length={length} onChange={onChange} />
      </Stack>
    </Input.Wrapper>
  )
}

/** The names of the members: of the stored ones, and of those that were just chosen. */
function useLabels(members: readonly NamedMember[]): Map<number, string> {
  const isAnyUnnamed = members.some(({ emp_number }) => emp_number === undefined)
  const today = todayInLaos()
  const query = { from: today, to: today, per_page: MAX_ROSTER_PEOPLE }
  const employed = useRoute(showRoster, { query }, { enabled: isAnyUnnamed }).data?.data ?? []
  const people = [...employed.map(({ id, ...names }) => ({ ...names, employee_id: id })), ...members]
  return new Map(
    people.flatMap(({ employee_id, emp_number, employee_name }): [number, string][] =>
      emp_number === undefined ? [] : [[employee_id, `${emp_number} · ${employee_name}`]],
    ),
  )
}

/** Adds employees who have the same offset, for example a team. */
function AddMembers({ members, length, onChange }: Props) {
  const text = useRosterText().rotation
  const [people, setPeople] = useState<ChosenPeople>(NOBODY)
  const [offset, setOffset] = useState<number | string>(0)
  const [firstDay, setFirstDay] = useState<string | null>(todayInLaos())
  const present = new Set(members.map(({ employee_id }) => employee_id))
  const ids = idsOfPeople(people).filter((id) => !present.has(id))
  const add = () => {
    const same = { offset_days: Number(offset) || 0, first_day: firstDay ?? todayInLaos(), last_day: null }
    onChange([...members, ...ids.map((employee_id) => ({ employee_id, ...same }))])
    setPeople(NOBODY)
  }
  return (
    <>
      <PeopleChoice value={people} onChange={setPeople} />
      <FieldGrid>
        <NumberInput label={text.offset} min={0} max={length - 1} value={offset} onChange={setOffset} />
        <DateField label={text.followsFrom} value={firstDay} onChange={setFirstDay} />
      </FieldGrid>
      <Group gap="md">
        <Button variant="default" disabled={ids.length === 0} onClick={add}>
          {text.addMembers(formatNumber(ids.length, 0))}
        </Button>
        <Text size="sm" c="dimmed">
          {text.teamHint}
        </Text>
      </Group>
    </>
  )
}
