import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { readDeviceJson, writeDevice } from '#kit/web/device.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { exportEmployees, listEmployees, listExportColumns } from '../../contract.ts'
import classes from '../import/import.module.css'
import PlaceFilters from '../PlaceFilters.tsx'
import { useEmployeeText } from '../text.ts'

const FILTERS = ['status', 'department_id', 'branch_id', 'position_id']
/** The columns that the user left out, on this device. */
const STORAGE = 'employee-export:left-out'
const NUMBER = 'emp_number'

/** Employees as an Excel sheet that the import reads back: filters, and the columns of the last time. */
export default function ExportScreen() {
  const text = useEmployeeText()
  const state = useListState({ name: 'employee-export', filters: FILTERS })
  const columns = useRoute(listExportColumns)
  const { search, filters } = state
  const query = { ...filters, ...(search && { search }) }
  const matching = useRoute(
    listEmployees,
    { query: { ...query, per_page: 1 } as never },
    { keepPrevious: true },
  )
  const total = matching.data?.meta.total ?? 0
  return (
    <>
      <PageHeader
        title={text.export.title}
        text={text.export.intro}
        breadcrumbs={[{ label: text.title, to: href('employee.index') }, { label: text.export.title }]}
      />
      <Stack gap="lg">
        <Paper className={classes.step}>
          <Title order={2} size="h3">
            {text.export.who}
          </Title>
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.field.status}
              options={text.status}
              w={140}
            />
            <PlaceFilters state={state} position />
          </FilterBar>
          <Text aria-live="polite">{text.export.count(formatNumber(total, 0))}</Text>
        </Paper>
        {columns.error && <ErrorState error={columns.error} onRetry={() => void columns.refetch()} />}
        {columns.data ? (
          <Columns columns={columns.data.data} query={query} isEmpty={total === 0} />
        ) : (
          <TableWaiting />
        )}
      </Stack>
    </>
  )
}

interface Props {
  columns: readonly { name: string; label: string }[]
  query: Record<string, unknown>
  isEmpty: boolean
}

function Columns({ columns, query, isEmpty }: Props) {
  const text = useEmployeeText()
  const [leftOut, setLeftOut] = useState<string[]>(() => readDeviceJson(STORAGE, []))
  const [isBusy, setBusy] = useState(false)
  const names = columns.map(({ name }) => name)
  const chosen = names.filter((name) => !leftOut.includes(name))
  const choose = (next: readonly string[]) => {
    const left = names.filter((name) => name !== NUMBER && !next.includes(name))
    setLeftOut(left)
    writeDevice(STORAGE, JSON.stringify(left))
  }
  const save = async () => {
    setBusy(true)
    await download(exportEmployees, { query: { ...query, columns: chosen.join(',') } }).catch(toastError)
    setBusy(false)
  }
  const isAll = chosen.length === names.length
  return (
    <Paper className={classes.step}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {text.export.columns}
        </Title>
        <Button variant="default" size="xs" onClick={() => choose(isAll ? [NUMBER] : names)}>
          {isAll ? text.export.none : text.export.all}
        </Button>
      </Group>
      <Checkbox.Group value={chosen} onChange={choose} aria-label={text.export.columns}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
          {columns.map(({ name, label }) => (
            <Checkbox key={name} value={name} label={label} disabled={name === NUMBER} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <div>
        <Button
          leftSection={<IconDownload size={18} />}
          loading={isBusy}
          disabled={isEmpty}
          onClick={() => void save()}
        >
          {text.export.download}
        </Button>
      </div>
    </Paper>
  )
}
