import { formatDate } from '#kit/contract/days.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import '#kit/web/styles/desk.ts'
import { Button, Container, Group, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { ColourSwitch } from '../parts/ColourSwitch.tsx'
import { listSamples, type Row, samples, saveSample } from './sample.ts'

const TONE: Record<Row['status'], Tone> = { active: 'good', leaving: 'wait', resigned: 'neutral' }
const WORD: Record<Row['status'], string> = { active: 'ກຳລັງເຮັດວຽກ', leaving: 'ກຽມລາອອກ', resigned: 'ລາອອກ' }

const columns: Column<Row>[] = [
  { key: 'code', title: 'ລະຫັດ', width: 90 },
  { key: 'name', title: 'ຊື່ ແລະ ນາມສະກຸນ', primary: true, foot: 'ລວມ' },
  { key: 'department', title: 'ພະແນກ' },
  { key: 'start', title: 'ວັນທີເລີ່ມ', cell: (row) => formatDate(row.start) },
  {
    key: 'salary',
    title: 'ເງິນເດືອນ (ກີບ)',
    align: 'end',
    cell: (row) => <Money kip={row.salary} />,
    foot: <Money kip={samples.reduce((sum, { salary }) => sum + salary, 0)} />,
  },
  {
    key: 'status',
    title: 'ສະຖານະ',
    cell: (row) => <StatusBadge tone={TONE[row.status]}>{WORD[row.status]}</StatusBadge>,
  },
]
const actions = [
  { label: 'ແກ້ໄຂ', onClick: () => undefined },
  { label: 'ລຶບ', onClick: () => undefined, danger: true },
]

/** All components of the kit on one page, for visual checks. Development only. */
export default function Gallery() {
  const [isOpen, dialog] = useDisclosure()
  const [picked, setPicked] = useState<Set<string | number>>(new Set([2]))
  return (
    <Container size="xl" py="lg">
      <PageHeader
        title="ພະນັກງານ"
        text="Every part of the kit, in both languages and both schemes"
        breadcrumbs={[{ label: 'ໜ້າຫຼັກ', to: '/' }, { label: 'ພະນັກງານ' }]}
        actions={
          <>
            <LanguageSwitch label="ພາສາ" />
            <Button variant="default">ສົ່ງອອກ Excel</Button>
            <Button leftSection={<IconPlus size={18} />}>ເພີ່ມໃໝ່</Button>
          </>
        }
      />
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <StatCard label="ພະນັກງານ" value="1,204" note="ເພີ່ມ 12 ຄົນໃນເດືອນນີ້" icon={<IconUsers />} to="/" />
          <StatCard label="ເງິນເດືອນສຸດທິ" value={<Money kip={4_812_350_000} unit />} />
          <StatCard label="ການລາພັກ" value="" loading />
        </SimpleGrid>
        <ServerList />
        <RowsTable
          rows={samples}
          columns={columns}
          label="ລາຍຊື່"
          onRowClick={() => undefined}
          actions={actions}
          selected={picked}
          onSelect={setPicked}
          maxHeight="420px"
        />
        <FormSample />
        <Group>
          {(['neutral', 'good', 'wait', 'bad', 'info'] as const).map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              ລໍຖ້າອະນຸມັດ
            </StatusBadge>
          ))}
          <Money kip={-1_250_000} unit strong />
          <Button variant="light" onClick={() => void toastSuccess('saved')}>
            ສຳເລັດ
          </Button>
          <Button variant="outline" onClick={() => toastError('ຂໍ້ມູນບໍ່ຖືກຕ້ອງ')}>
            ຜິດພາດ
          </Button>
          <Button color="red" onClick={dialog.open}>
            ລຶບ
          </Button>
          <Button variant="subtle">ກັບຄືນ</Button>
          <Button disabled>ບັນທຶກ</Button>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ProgressPanel title="ຄິດໄລ່ເງິນເດືອນ 04/2026" state="running" done={3_420} total={10_000} />
          <ProgressPanel title="ນຳເຂົ້າ Excel" state="failed" note="ໄຟລ໌ເສຍຫາຍ ອ່ານບໍ່ໄດ້" />
        </SimpleGrid>
        <Paper withBorder radius="lg">
          <EmptyState title="ຍັງບໍ່ມີປະກາດ" text="ປະກາດທີ່ທ່ານສ້າງຈະຢູ່ບ່ອນນີ້" action={<Button>ສ້າງປະກາດ</Button>} />
        </Paper>
        <ColourSwitch />
      </Stack>
      <ConfirmDialog opened={isOpen} onClose={dialog.close} onConfirm={dialog.close} />
    </Container>
  )
}

function ServerList() {
  const state = useListState({ name: 'gallery', filters: ['status'], sort: 'name' })
  return (
    <DataTable
      route={listSamples}
      name="gallery"
      label="ພະນັກງານ"
      columns={columns}
      state={state}
      onRowClick={() => undefined}
      actions={actions}
      filters={
        <FilterBar state={state}>
          <ChoiceFilter state={state} name="status" label="ສະຖານະ" options={WORD} />
        </FilterBar>
      }
    />
  )
}

function FormSample() {
  const form = useContractForm(saveSample.body, { name: '', salary: '', start: null, end: null, note: '' })
  const save = useMutate(saveSample)
  const [file, setFile] = useState<File | null>(null)
  const [time, setTime] = useState<string | null>('08:00')
  return (
    <Paper withBorder p="lg" radius="lg">
      <Title order={2} mb="md">
        ພະນັກງານໃໝ່
      </Title>
      <Form form={form} onCancel={() => form.fields.reset()} onSubmit={(body) => save.mutateAsync({ body })}>
        <FieldGrid>
          <TextInput label="ຊື່" withAsterisk {...form.fields.getInputProps('name')} />
          <KipField label="ເງິນເດືອນພື້ນຖານ" withAsterisk {...form.fields.getInputProps('salary')} />
          <DateField label="ວັນທີເລີ່ມ" withAsterisk {...form.fields.getInputProps('start')} />
          <DateField label="ວັນທີສິ້ນສຸດ" {...form.fields.getInputProps('end')} />
          <TimeField label="ເວລາເຂົ້າ" value={time} onChange={setTime} />
          <TextInput label="ໝາຍເຫດ" {...form.fields.getInputProps('note')} />
        </FieldGrid>
        <FileDrop label="ເອກະສານຄັດຕິດ" value={file} onChange={setFile} maxSize={5_000_000} />
      </Form>
    </Paper>
  )
}
