import '#kit/web/styles/desk.ts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { entering } from '#features/access/web/index.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { type Session, useSession } from '#kit/web/session.ts'
import { useShellText } from '../text.ts'
import classes from './EnteredBanner.module.css'

const WARNING = 5 * 60_000
const TICK = 5_000

/**
 * Shows which company the provider's user has entered, in every layout, above everything else. When the time is over
 * it asks whether to continue; the page stays.
 */
export default function EnteredBanner() {
  const session = useSession()
  const now = useNow()
  useEffect(() => {
    document.documentElement.dataset.inside = 'true'
    return () => {
      delete document.documentElement.dataset.inside
    }
  }, [])
  if (!session?.entered) return null
  const left = session.entered.until - now
  return (
    <>
      <Bar session={session} entered={session.entered} isEnding={left < WARNING} />
      <TimeOver company={session.entered.companyName} isOver={left <= 0} />
    </>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, Date.now())
}

/** Stays or leaves; the buttons are disabled in the meantime. */
function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function act(name: 'stay' | 'leave') {
    setBusy(true)
    await entering()
      .then((acts) => acts[name]())
      .catch(toastError)
    setBusy(false)
  }
  return { isBusy, stay: () => void act('stay'), leave: () => void act('leave') }
}

interface BarProps {
  session: Session
  entered: NonNullable<Session['entered']>
  isEnding: boolean
}

function Bar({ session, entered, isEnding }: BarProps) {
  const text = useShellText().inside
  const { isBusy, stay, leave } = useAct()
  const time = formatInstant(new Date(entered.until).toISOString()).slice(-5)
  const more = `${text.as(session.user.name)} · ${text.until(time)} · ${entered.reason}`
  return (
    <aside className={classes.bar} aria-label={text.label}>
      <p className={classes.words} title={`${text.in(entered.companyName)} ${more}`}>
        <strong>{text.in(entered.companyName)}</strong> <span>{more}</span>
      </p>
      <div className={classes.acts}>
        {isEnding && (
          <button type="button" className={classes.act} onClick={stay} disabled={isBusy}>
            {text.stay}
          </button>
        )}
        <button type="button" className={classes.act} onClick={leave} disabled={isBusy}>
          <IconDoorExit size={17} aria-hidden="true" />
          {text.leave}
        </button>
      </div>
    </aside>
  )
}

function TimeOver({ company, isOver }: { company: string; isOver: boolean }) {
  const text = useShellText().inside
  const { isBusy, stay, leave } = useAct()
  return (
    <Modal
      opened={isOver}
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      size={500}
      // Above an open dialog, which can contain a form.
      zIndex={300}
      title={text.overTitle}
    >
      <Stack gap="lg">
        <Text>{text.overText(company)}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={isBusy}>
            {text.leave}
          </Button>
          <Button onClick={stay} loading={isBusy} data-autofocus>
            {text.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
