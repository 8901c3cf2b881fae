import '#kit/web/styles/desk.ts'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import {
  IconBell,
  IconClock,
  IconCopy,
  IconMapPin,
  IconPlayerPlay,
  IconPrinter,
  IconServer,
  IconTypography,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { CheckCard } from './CheckCard.tsx'
import { DeviceFacts } from './DeviceFacts.tsx'
import { LAO_SAMPLE } from './device-checks.ts'
import { PrintSample } from './PrintSample.tsx'
import { reportText } from './report.ts'
import classes from './self-check.module.css'
import { useSelfCheckText } from './text.ts'
import { CHECKS, type CheckName, useChecks } from './use-checks.ts'
import { useFacts } from './use-facts.ts'

const ICONS: Record<CheckName, ReactNode> = {
  server: <IconServer size={22} stroke={1.7} aria-hidden="true" />,
  clock: <IconClock size={22} stroke={1.7} aria-hidden="true" />,
  font: <IconTypography size={22} stroke={1.7} aria-hidden="true" />,
  position: <IconMapPin size={22} stroke={1.7} aria-hidden="true" />,
  notification: <IconBell size={22} stroke={1.7} aria-hidden="true" />,
  printing: <IconPrinter size={22} stroke={1.7} aria-hidden="true" />,
}

/** Tests whether this device and its network can be used with Champa: each check separately or all, and the result as text for support. */
export default function SelfCheckScreen() {
  const text = useSelfCheckText()
  const { states, run, runAll, isRunning } = useChecks(text)
  const facts = useFacts()
  const [byHand, setByHand] = useState<string>()
  const copy = async () => {
    if (!facts) return
    const report = reportText(text, states, facts)
    try {
      await navigator.clipboard.writeText(report)
      void toastSuccess(text.copied)
    } catch {
      setByHand(report)
    }
  }
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={18} />}
              onClick={() => void copy()}
              disabled={!facts}
            >
              {text.copy}
            </Button>
            <Button
              leftSection={<IconPlayerPlay size={18} />}
              onClick={() => void runAll()}
              loading={isRunning}
            >
              {text.runAll}
            </Button>
          </>
        }
      />
      <Stack gap="md">
        <div className={classes.checks}>
          {CHECKS.map((name) => (
            <CheckCard
              key={name}
              name={name}
              icon={ICONS[name]}
              state={states[name]}
              disabled={isRunning}
              onRun={() => void run(name)}
            >
              {name === 'font' && (
                <div>
                  <Text size="sm" c="dimmed">
                    {text.check.font.sample}
                  </Text>
                  <p className={classes.sample} lang="lo">
                    {LAO_SAMPLE}
                  </p>
                </div>
              )}
            </CheckCard>
          ))}
        </div>
        {facts && <DeviceFacts facts={facts} />}
      </Stack>
      <PrintSample />
      <EditModal opened={byHand !== undefined} onClose={() => setByHand(undefined)} title={text.copy}>
        <Textarea
          label={text.copyByHand}
          value={byHand ?? ''}
          readOnly
          autosize
          minRows={8}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
      </EditModal>
    </>
  )
}
