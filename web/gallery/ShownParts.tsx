import { Alert, Button, Group, Paper, SimpleGrid } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { DaysChoice } from '#kit/web/calendar/DaysChoice.tsx'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { WeeksTable } from '#kit/web/calendar/WeeksTable.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EditModal, ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { FoldedAlert } from '#kit/web/feedback/FoldedAlert.tsx'
import MissingState from '#kit/web/feedback/MissingState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { Amount } from '#kit/web/show/Amount.tsx'
import { Breadcrumbs } from '#kit/web/show/Breadcrumbs.tsx'
import { Delta } from '#kit/web/show/Delta.tsx'
import { Facts } from '#kit/web/show/Facts.tsx'
import { History } from '#kit/web/show/History.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PopoverPanel } from '#kit/web/show/PopoverPanel.tsx'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { Part } from './Part.tsx'
import { useWords } from './words.ts'

const TONES = ['neutral', 'good', 'wait', 'bad', 'info'] as const
const LOST = new Error('fetch failed')

/** Buttons in their variants and sizes, and the dialogs that they open. */
export function ButtonParts() {
  const words = useWords()
  const [isAsked, question] = useDisclosure()
  const [isEdited, editor] = useDisclosure()
  const [isViewed, viewer] = useDisclosure()
  const [isDecided, decision] = useDisclosure()
  const [isPanelOpen, panel] = useDisclosure()
  return (
    <Part title={words.buttons}>
      <Group>
        <Button leftSection={<IconPlus size={18} />}>{words.add}</Button>
        <Button variant="default" leftSection={<IconDownload size={18} />}>
          Excel
        </Button>
        <Button variant="light" onClick={() => void toastSuccess('saved')}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={() => toastError(words.wrong)}>
          {words.wrong}
        </Button>
        <Button color="red" onClick={question.open}>
          {words.remove}
        </Button>
        <Button variant="subtle">{words.back}</Button>
        <Button disabled>{words.save}</Button>
        <Button loading>{words.save}</Button>
        <Button size="xs">{words.save}</Button>
        <Button size="md">{words.save}</Button>
        <Button variant="default" onClick={editor.open}>
          600
        </Button>
        <Button variant="default" onClick={viewer.open}>
          1000
        </Button>
        <Button variant="default" onClick={decision.open}>
          {words.note}
        </Button>
        <PopoverPanel
          opened={isPanelOpen}
          onClose={panel.close}
          label={words.sample}
          target={
            <Button variant="default" onClick={panel.toggle}>
              {words.sample}
            </Button>
          }
        >
          {words.sample}
        </PopoverPanel>
      </Group>
      {isDecided && (
        <ReasonDialog
          title={words.remove}
          sentence={words.sample}
          maxLength={100}
          send={decision.close}
          onClose={decision.close}
        />
      )}
      <ConfirmDialog opened={isAsked} onClose={question.close} onConfirm={question.close} />
      <EditModal opened={isEdited} onClose={editor.close} title={words.edit}>
        {words.sample}
      </EditModal>
      <ViewModal opened={isViewed} onClose={viewer.close} title={words.newEmployee}>
        {words.sample}
      </ViewModal>
    </Part>
  )
}

/** Figures, facts, states and the history of a record. */
export function FigureParts() {
  const words = useWords()
  return (
    <Part title={words.figures}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <StatCard label={words.employees} value="1,204" note={words.joined} icon={<IconUsers />} to="/" />
        <StatCard label={words.net} value={<Money kip={4_812_350_000} unit />} />
        <StatCard label={words.leave} value="" loading />
      </SimpleGrid>
      <Group>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {words.waiting}
          </StatusBadge>
        ))}
        <Money kip={-1_250_000} unit strong />
        <Amount amount={125_050} currency="USD" />
        <Delta value={110} before={100} label={(percent) => percent} />
        <Delta value={90} before={100} label={(percent) => percent} />
      </Group>
      <Facts
        columnWidth={260}
        facts={[
          [words.name, words.sample],
          [words.department, words.employees],
          [words.salary, <Money key="salary" kip={5_000_000} />],
        ]}
      />
      <History
        steps={[
          { what: words.save, at: '2026-04-20T02:00:00Z', who: 'Siphone', why: '' },
          { what: words.edit, at: '2026-04-21T02:00:00Z', who: 'Noy', why: words.note },
        ]}
      />
    </Part>
  )
}

/** Alerts, progress, empty and failed parts. */
export function NoticeParts() {
  const words = useWords()
  return (
    <Part title={words.notices}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Alert title={words.note}>{words.sample}</Alert>
        <Alert color="yellow" title={words.note}>
          {words.sample}
        </Alert>
        <Alert color="red" title={words.wrong}>
          {words.sample}
        </Alert>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ProgressPanel title={words.calculating} state="running" done={3_420} total={10_000} />
        <ProgressPanel title={words.file} state="failed" note={words.damaged} />
      </SimpleGrid>
      <Breadcrumbs label={words.nothing} crumbs={[{ label: words.nothing, to: '/' }, { label: words.add }]} />
      <FoldedAlert title={words.nothing}>{words.nothingText}</FoldedAlert>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Paper withBorder radius="lg">
          <EmptyState title={words.nothing} text={words.nothingText} action={<Button>{words.add}</Button>} />
        </Paper>
        <Paper withBorder radius="lg">
          <ErrorState error={LOST} onRetry={() => undefined} />
        </Paper>
        <Paper withBorder radius="lg">
          <MissingState />
        </Paper>
      </SimpleGrid>
    </Part>
  )
}

/** A month, its weeks, and a choice of days. */
export function CalendarParts() {
  const words = useWords()
  const [month, setMonth] = useState('2026-04')
  const [days, setDays] = useState(['2026-04-14'])
  return (
    <Part title={words.calendars}>
      <Group>
        <MonthSwitch value={month} onChange={setMonth} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <WeeksTable month={month} renderDay={(day) => Number(day.slice(8))} />
        <DaysChoice
          label={words.chosen}
          value={days}
          onChange={setDays}
          chosenText={(list) => `${words.chosen}: ${list.length}`}
        />
      </SimpleGrid>
    </Part>
  )
}
