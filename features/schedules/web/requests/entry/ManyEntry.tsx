import { Paper, SegmentedControl, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { PHONE } from '#kit/web/phone.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { EntrySource } from '../../../contract/entries.ts'
import { useRequestText } from '../text.ts'
import { CopyWeek } from './CopyWeek.tsx'
import { EntryFile } from './EntryFile.tsx'
import type { EntryKind, EntryResult, Store } from './entry-kind.ts'
import { HolidayShifts } from './HolidayShifts.tsx'
import { LatestEntries } from './LatestEntries.tsx'
import { Outcomes } from './Outcomes.tsx'
import { PeopleAndDays } from './PeopleAndDays.tsx'

const SOURCES = ['form', 'file', 'copy', 'roster'] as const satisfies readonly EntrySource[]

interface Checked<Row, W> {
  rows: readonly Row[]
  source: EntrySource
  result: EntryResult<W>
}

/** Enters leave or overtime of many employees and days: by form, from a file, or as in another week. */
export default function ManyEntry<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
}: {
  kind: EntryKind<Row, W>
}) {
  const text = useRequestText().entry
  const [source, setSource] = useState<(typeof SOURCES)[number]>(kind.holidays?.first ? 'roster' : 'form')
  const [checked, setChecked] = useState<Checked<Row, W>>()
  const [isBusy, setBusy] = useState(false)
  const [entered, setEntered] = useState(0)
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  async function enter(rows: readonly Row[], from: EntrySource, store: Store) {
    setBusy(true)
    await kind
      .enter(rows, store, from)
      .then((result) => setChecked({ rows, source: from, result }), toastError)
    setBusy(false)
  }
  /** Back to what was chosen; after an entry, to a new one. */
  const back = () => {
    if (checked?.result.entry_id) setEntered(checked.result.entry_id)
    setChecked(undefined)
  }
  const check = (rows: readonly Row[]) => {
    if (rows.length > 0) void enter(rows, source, 'nothing')
  }
  return (
    <>
      <PageHeader title={kind.title} text={kind.intro} breadcrumbs={[kind.list, { label: kind.title }]} />
      <Stack gap="lg">
        {checked && (
          <Outcomes
            kind={kind}
            {...checked}
            isBusy={isBusy}
            onStore={(store) => void enter(checked.rows, checked.source, store)}
            onBack={back}
          />
        )}
        {/* What was chosen stays while its result is shown. */}
        <Paper key={entered} withBorder p="lg" radius="lg" hidden={checked !== undefined}>
          <Stack gap="lg">
            <SegmentedControl
              aria-label={text.source}
              data={SOURCES.filter((value) => value !== 'roster' || kind.holidays).map((value) => ({
                value,
                label: value === 'roster' ? text.holidays : text.sources[value],
              }))}
              value={source}
              onChange={(value) => setSource(value as (typeof SOURCES)[number])}
              orientation={isPhone ? 'vertical' : 'horizontal'}
              fullWidth={isPhone}
              style={{ alignSelf: isPhone ? 'stretch' : 'start' }}
            />
            {source === 'form' && <PeopleAndDays kind={kind} isBusy={isBusy} onRows={check} />}
            {source === 'file' && <EntryFile kind={kind} isBusy={isBusy} onRows={check} />}
            {source === 'roster' && <HolidayShifts kind={kind} isBusy={isBusy} onRows={check} />}
            {source === 'copy' && <CopyWeek kind={kind} isBusy={isBusy} onRows={check} />}
          </Stack>
        </Paper>
        <LatestEntries kind={kind} />
      </Stack>
    </>
  )
}
