import { Button, Group, Text, Title } from '@mantine/core'
import { IconRefresh, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { dayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import {
  addPin,
  listUnmatchedPins,
  matchUnmatched,
  type PinWarning,
  type UnmatchedPin,
} from '../../contract/pins.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { useAttendanceText } from '../text.ts'
import { PinDialog, PinWarnings } from './PinDialog.tsx'
import { usePinWords } from './pin-words.ts'

/** The PINs of scan files that belong to nobody; nothing if there are none. */
export function UnmatchedPins() {
  const text = useAttendanceText().pins
  const word = usePinWords()
  const mayGive = useMayCall()(addPin)
  const [given, setGiven] = useState<UnmatchedPin>()
  const { data } = useRoute(listUnmatchedPins, { query: { per_page: 1 } })
  if (!data?.meta.total) return null
  return (
    <section>
      <Group justify="space-between" mb="xs" gap="sm">
        <div>
          <Title order={2} size="h3">
            {word(PIN_TEXTS.waiting)}
          </Title>
          <Text size="sm" c="dimmed">
            {text.waitingHint}
          </Text>
        </div>
        <MatchAgain />
      </Group>
      <DataTable
        route={listUnmatchedPins}
        name="unmatched-pins"
        label={word(PIN_TEXTS.waiting)}
        rowKey={(row) => row.pin}
        columns={[
          {
            key: 'pin',
            title: word(PIN_TEXTS.pin),
            primary: true,
            cell: (row) => <span className="figures">{row.pin}</span>,
          },
          {
            key: 'lines',
            title: word(PIN_TEXTS.lines),
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.lines, 0)}</span>,
          },
          {
            key: 'first_at',
            title: word(PIN_TEXTS.firstScan),
            cell: (row) => formatInstant(row.first_at),
          },
          { key: 'last_at', title: word(PIN_TEXTS.lastScan), cell: (row) => formatInstant(row.last_at) },
        ]}
        onRowClick={mayGive ? setGiven : undefined}
        actions={[{ label: text.giveTo, icon: <IconUserPlus size={17} />, onClick: setGiven, route: addPin }]}
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

/** Looks for the owners of the waiting lines once more: employees may have been added since. */
function MatchAgain() {
  const text = useAttendanceText().pins
  const match = useMutate(matchUnmatched)
  const { warn, ...warned } = useWarned<PinWarning>()
  async function send(confirmed: boolean): Promise<void> {
    const { is_stored, matched, warnings } = (await match.mutateAsync({ body: { confirmed } })).data
    if (!is_stored) return warn(warnings, () => send(true))
    void toastSuccess(text.matched(formatNumber(matched, 0)))
  }
  return (
    <IfMayCall route={matchUnmatched}>
      <Button
        variant="default"
        loading={match.isPending}
        leftSection={<IconRefresh size={18} />}
        onClick={() => void send(false).catch(toastError)}
      >
        {text.matchAgain}
      </Button>
      <PinWarnings {...warned} />
    </IfMayCall>
  )
}
