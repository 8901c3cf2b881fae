import {
  Checkbox,
  Paper,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { AddFile } from '#kit/web/form/AddFile.tsx'
import { AmountField } from '#kit/web/form/AmountField.tsx'
import { CodeField } from '#kit/web/form/CodeField.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { FilesField } from '#kit/web/form/FilesField.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { KeptNotice } from '#kit/web/form/KeptNotice.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { Steps } from '#kit/web/form/Steps.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { useMutate } from '#kit/web/query.ts'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { Part } from './Part.tsx'
import { SAMPLE_FILE, saveSample, uploadSample } from './sample.ts'
import { useWords } from './words.ts'

/** Fields alone with each of their states, and a form. */
export function FieldParts() {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [step, setStep] = useState<'name' | 'start' | 'salary'>('start')
  const [code, setCode] = useState('k7mp')
  return (
    <Part title={words.fields}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label={words.name} description={words.hint} defaultValue={words.sample} />
        <TextInput label={words.name} error={words.wrong} />
        <TextInput label={words.name} disabled defaultValue={words.sample} />
        <Select label={words.department} data={[words.employees, words.leave]} clearable />
        <Textarea label={words.note} autosize minRows={1} />
        <SearchBox value={search} onChange={setSearch} label={words.search} />
        <Checkbox label={words.active} defaultChecked />
        <Radio label={words.active} defaultChecked />
        <Switch label={words.active} defaultChecked />
        <SegmentedControl data={[words.phone, words.desk]} aria-label={words.desk} />
      </SimpleGrid>
      <Steps
        label={words.newEmployee}
        steps={[
          { name: 'name', title: words.name },
          { name: 'start', title: words.start },
          { name: 'salary', title: words.salary },
        ]}
        current={step}
        faulty={['salary']}
        onChoose={setStep}
      />
      <CodeField label={words.code} groups={[4, 4]} value={code} onChange={setCode} />
      <KeptNotice onUndo={() => undefined} onClose={() => undefined} />
      <FormSample />
    </Part>
  )
}

function FormSample() {
  const words = useWords()
  const form = useContractForm(saveSample.body, { name: '', salary: '', start: null, end: null, note: '' })
  const save = useMutate(saveSample)
  const [file, setFile] = useState<File | null>(null)
  const upload = useFileUpload(uploadSample, ({ id }) => setFileIds((before) => [...before, id]))
  const [fileIds, setFileIds] = useState<readonly number[]>([SAMPLE_FILE.id])
  const [time, setTime] = useState<string | null>('08:00')
  const [month, setMonth] = useState<string | null>('2026-04')
  const [amount, setAmount] = useState<number | ''>(150_000)
  return (
    <Paper withBorder p="lg" radius="lg">
      <Form form={form} onCancel={() => form.fields.reset()} onSubmit={(body) => save.mutateAsync({ body })}>
        <FormFrame>
          <FieldGrid title={words.newEmployee}>
            <TextInput label={words.name} withAsterisk {...form.fields.getInputProps('name')} />
            <KipField label={words.salary} withAsterisk {...form.fields.getInputProps('salary')} />
            <DateField label={words.start} withAsterisk {...form.fields.getInputProps('start')} />
            <DateField label={words.end} {...form.fields.getInputProps('end')} />
            <TimeField label={words.clockIn} value={time} onChange={setTime} />
            <MonthField label={words.month} value={month} onChange={setMonth} />
            <AmountField label="USD" currency="USD" value={amount} onChange={setAmount} />
            <TextInput label={words.note} {...form.fields.getInputProps('note')} />
          </FieldGrid>
        </FormFrame>
        <FileDrop label={words.file} value={file} onChange={setFile} maxSize={5_000_000} />
        <FilesField
          label={words.files}
          route={uploadSample}
          stored={[SAMPLE_FILE]}
          value={fileIds}
          onChange={(change) => setFileIds(change)}
          most={5}
        />
        <AddFile upload={upload} mayAdd />
      </Form>
    </Paper>
  )
}
