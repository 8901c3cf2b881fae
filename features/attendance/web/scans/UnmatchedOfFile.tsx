import { Button, Text, Title } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { dayInLaos, formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { addPin } from '../../contract/pins.ts'
import type { ScanFile } from '../../contract.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { PinDialog } from '../pins/PinDialog.tsx'
import { usePinWords } from '../pins/pin-words.ts'
import { useAttendanceText } from '../text.ts'

type Unmatched = ScanFile['unmatched'][number]

/** The PINs of a file that belonged to nobody, each with a button that gives it to an employee. */
export function UnmatchedOfFile({ file }: { file: ScanFile }) {
  const { scans: text, pins } = useAttendanceText()
  const word = usePinWords()
  const [given, setGiven] = useState<Unmatched>()
  const title = text.unmatchedPins(formatNumber(file.unmatched.length, 0))
  const dayOf = (instant: string) => formatDate(dayInLaos(instant))
  return (
    <section>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text.unmatchedHint}
      </Text>
      <RowsTable
        rows={file.unmatched}
        rowKey={(row) => row.pin}
        label={title}
        maxHeight="320px"
        columns={[
          {
            key: 'pin',
            title: word(PIN_TEXTS.pin),
            primary: true,
            cell: (row) => <b className="figures">{row.pin}</b>,
          },
          {
            key: 'lines',
            title: word(PIN_TEXTS.lines),
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.lines, 0)}</span>,
          },
          { key: 'first_at', title: word(PIN_TEXTS.firstScan), cell: (row) => dayOf(row.first_at) },
          { key: 'last_at', title: word(PIN_TEXTS.lastScan), cell: (row) => dayOf(row.last_at) },
          {
            key: 'waiting',
            title: '',
            cell: (row) =>
              row.waiting === 0 ? (
                <StatusBadge tone="good">{text.matchedSince}</StatusBadge>
              ) : (
                <IfMayCall route={addPin}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconUserPlus size={16} />}
                    onClick={() => setGiven(row)}
                  >
                    {pins.giveTo}
                  </Button>
                </IfMayCall>
              ),
          },
        ]}
      />
      {given && (
        <PinDialog
          of={{ pin: given.pin, firstDay: dayInLaos(given.first_at) }}
          onClose={() => setGiven(undefined)}
        />
      )}
    </section>
  )
}
