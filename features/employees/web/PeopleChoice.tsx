import { Button, Group, Pill, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { listBranches, listDepartments, listPositions } from '#features/master-data/contract.ts'
import { idsRoute } from '#kit/contract/lists.ts'
import { useMay } from '#kit/web/access.ts'
import { callLoosely } from '#kit/web/client.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { listEmployees } from '../contract.ts'
import { personNames } from '../domain/person-names.ts'
import { type ChosenPeople, idsOfPeople, type PeopleGroup } from './chosen-people.ts'
import { useFieldText } from './field-text.ts'
import { useEmployeeText } from './text.ts'

interface Props {
  value: ChosenPeople
  onChange: (people: ChosenPeople) => void
  error?: string | undefined
}

type Places = Record<'department_id' | 'position_id' | 'branch_id', string | null>
const NOWHERE: Places = { department_id: null, position_id: null, branch_id: null }

/** Chooses many employees: all of a department, position or branch, or one by one. */
export default function PeopleChoice({ value, onChange, error }: Props) {
  const text = useEmployeeText().choice
  const language = useLanguage()
  return (
    <Stack gap="sm">
      <ByPlace onAdd={(group) => onChange({ ...value, groups: [...value.groups, group] })} />
      {value.groups.length > 0 && (
        <Pill.Group>
          {value.groups.map(({ label, ids }) => (
            <Pill
              key={label}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': text.remove(label), 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() =>
                onChange({ ...value, groups: value.groups.filter((group) => group.label !== label) })
              }
            >
              {label} ({formatNumber(ids.length, 0)})
            </Pill>
          ))}
        </Pill.Group>
      )}
      <SelectManyFromList
        route={listEmployees}
        labelOf={(person) => `${person.emp_number} · ${personNames(person, language).name}`}
        label={text.single}
        value={value.single}
        onChange={(single) => onChange({ ...value, single })}
        error={error}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {text.count(formatNumber(idsOfPeople(value).length, 0))}
      </Text>
    </Stack>
  )
}

/** Adds everybody of a department, position or branch, or of several of these at once. */
function ByPlace({ onAdd }: { onAdd: (group: PeopleGroup) => void }) {
  const text = useEmployeeText().choice
  const { label } = useFieldText()
  const may = useMay()
  const [places, setPlaces] = useState<Places>(NOWHERE)
  const [isBusy, setBusy] = useState(false)
  const lists = {
    department_id: useRoute(listDepartments, {}, { enabled: may('view-deparment', 'view-employee') }),
    position_id: useRoute(listPositions, {}, { enabled: may('view-position', 'view-employee') }),
    branch_id: useRoute(listBranches, {}, { enabled: may('view-branch', 'view-employee') }),
  }
  const labels = {
    department_id: label('company_department_id'),
    position_id: label('positionId'),
    branch_id: label('company_branch_id'),
  }
  const names = Object.keys(lists) as (keyof Places)[]
  const nameOf = (place: keyof Places) =>
    lists[place].data?.data.find(({ id }) => String(id) === places[place])?.name
  const chosen = names.flatMap((place) => nameOf(place) ?? [])
  async function add() {
    setBusy(true)
    const query = Object.fromEntries(Object.entries(places).filter(([, id]) => id !== null))
    await callLoosely(idsRoute(listEmployees), { query }).then(({ data }) => {
      onAdd({ label: chosen.join(' · ') || text.everybody, ids: data })
      setPlaces(NOWHERE)
    }, toastError)
    setBusy(false)
  }
  return (
    <>
      <FieldGrid columns={3}>
        {names.map((place) => (
          <Select
            key={place}
            label={labels[place]}
            placeholder={text.all}
            searchable
            clearable
            data={(lists[place].data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={places[place]}
            onChange={(id) => setPlaces({ ...places, [place]: id })}
          />
        ))}
      </FieldGrid>
      <Group>
        <Button variant="default" size="sm" loading={isBusy} onClick={() => void add()}>
          {chosen.length > 0 ? text.add(chosen.join(' · ')) : text.addEverybody}
        </Button>
      </Group>
    </>
  )
}
