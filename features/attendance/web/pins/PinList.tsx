import { Button, Group, Stack, Title } from '@mantine/core'
import { IconEdit, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { addPin, type EmployeePin, listPins, removePin, updatePin, uploadPins } from '../../contract/pins.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { useAttendanceText } from '../text.ts'
import { PinDialog } from './PinDialog.tsx'
import { PinSheetDialog } from './PinSheetDialog.tsx'
import { usePinWords } from './pin-words.ts'
import { UnmatchedPins } from './UnmatchedPins.tsx'

/** The PINs that wait for an employee, and the PINs of employees with their days. */
export function PinList() {
  const text = useAttendanceText().pins
  const [isPasting, setPasting] = useState(false)
  const [isGiving, setGiving] = useState(false)
  return (
    <Stack gap="xl">
      <UnmatchedPins />
      <section>
        <Group justify="space-between" mb="xs" gap="sm">
          <Title order={2} size="h3">
            {text.title}
          </Title>
          <Group gap="sm">
            <IfMayCall route={uploadPins}>
              <Button
                variant="default"
                leftSection={<IconUpload size={18} />}
                onClick={() => setPasting(true)}
              >
                {text.fromSheet}
              </Button>
            </IfMayCall>
            <AddButton route={addPin} onClick={() => setGiving(true)}>
              {text.give}
            </AddButton>
          </Group>
        </Group>
        <StoredPins />
      </section>
      {isGiving && <PinDialog of={{}} onClose={() => setGiving(false)} />}
      {isPasting && <PinSheetDialog onClose={() => setPasting(false)} />}
    </Stack>
  )
}

function StoredPins() {
  const text = useAttendanceText().pins
  const words = useKitText()
  const word = usePinWords()
  const state = useListState({ name: 'pins', filters: ['department_id', 'branch_id'], sort: 'emp_number' })
  const [edited, setEdited] = useState<EmployeePin>()
  const [doomed, setDoomed] = useState<EmployeePin>()
  return (
    <>
      <DataTable
        route={listPins}
        name="pins"
        label={text.title}
        state={state}
        filters={
          <FilterBar state={state}>
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        columns={[
          { key: 'emp_number', title: word(PIN_TEXTS.number) },
          personColumn(word(PIN_TEXTS.employee)),
          { key: 'department', title: word(PIN_TEXTS.department) },
          {
            key: 'pin',
            title: word(PIN_TEXTS.pin),
            cell: (row) => <span className="figures">{row.pin}</span>,
          },
          { key: 'first_day', title: word(PIN_TEXTS.firstDay), cell: (row) => formatDate(row.first_day) },
          { key: 'last_day', title: word(PIN_TEXTS.lastDay), cell: (row) => formatDate(row.last_day) },
        ]}
        actions={[
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            route: updatePin,
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: removePin,
          },
        ]}
      />
      {edited && <PinDialog of={edited} onClose={() => setEdited(undefined)} />}
      <DeleteDialog
        route={removePin}
        input={doomed && { params: { id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      >
        {text.deleteText(doomed?.pin ?? '', doomed?.employee_name ?? '')}
      </DeleteDialog>
    </>
  )
}
