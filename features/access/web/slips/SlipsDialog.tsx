import { Alert, Button, Group, Radio, Stack, Switch, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { refresh, useMutate, useRoute } from '#kit/web/query.ts'
import {
  downloadSlips,
  MAX_SLIPS,
  makeSlips,
  type SlipBatch,
  showSlips,
} from '../../contract/sign-in-slips.ts'
import { useAccountText } from '../text.ts'

interface Props {
  employeeIds: readonly number[]
  onClose: () => void
}

const POLL_EVERY = 700
const whole = (value: number) => formatNumber(value, 0)

/** Accounts for many employees at once, and the slips with their one-time passwords to print. */
export default function SlipsDialog({ employeeIds, onClose }: Props) {
  const text = useAccountText().slips
  const [batch, setBatch] = useState<{ id: number; key: string }>()
  const start = useMutate(makeSlips, {
    refresh: 'none',
    onSuccess: ({ data }) => setBatch(data),
    onError: toastError,
  })
  return (
    <EditModal opened onClose={onClose} title={text.title} closeOnClickOutside={!batch}>
      {batch ? (
        <SlipsProgress id={batch.id} secret={batch.key} onClose={onClose} />
      ) : (
        <SlipsQuestion
          count={employeeIds.length}
          isBusy={start.isPending}
          onStart={(renew) => start.mutate({ body: { employee_ids: [...employeeIds], renew } })}
          onClose={onClose}
        />
      )}
    </EditModal>
  )
}

interface QuestionProps {
  count: number
  isBusy: boolean
  onStart: (renew: boolean) => void
  onClose: () => void
}

function SlipsQuestion({ count, isBusy, onStart, onClose }: QuestionProps) {
  const text = useAccountText().slips
  const words = useKitText()
  const [renew, setRenew] = useState(false)
  const isTooMany = count > MAX_SLIPS
  return (
    <Stack gap="md">
      <Text>{text.question(whole(count))}</Text>
      <Text c="dimmed">{text.explanation}</Text>
      <Switch
        label={text.renew}
        description={text.renewHint}
        checked={renew}
        onChange={(event) => setRenew(event.currentTarget.checked)}
      />
      {isTooMany && <Alert color="red">{text.tooMany(whole(MAX_SLIPS))}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words.action.cancel}
        </Button>
        <Button loading={isBusy} disabled={isTooMany} onClick={() => onStart(renew)}>
          {text.start}
        </Button>
      </Group>
    </Stack>
  )
}

const STATES = { making: 'running', done: 'done', failed: 'failed' } as const

interface ProgressProps {
  id: number
  secret: string
  onClose: () => void
}

/** The key exists only here: after the dialog is closed, nobody can open the slips. */
function SlipsProgress({ id, secret, onClose }: ProgressProps) {
  const text = useAccountText().slips
  const words = useKitText()
  const params = { slip_batch_id: id }
  const [isMaking, setMaking] = useState(true)
  const batch = useRoute(showSlips, { params }, { every: isMaking && POLL_EVERY }).data?.data
  if (isMaking && batch && batch.status !== 'making') {
    setMaking(false)
    void refresh()
  }
  return (
    <Stack gap="md">
      <ProgressPanel
        title={text.progress[batch?.status ?? 'making']}
        state={STATES[batch?.status ?? 'making']}
        done={batch?.done}
        total={batch?.total}
        {...(isMaking && { note: text.keepOpen })}
      />
      {batch?.status === 'done' && <SlipsDone batch={batch} secret={secret} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words.action.close}
        </Button>
      </Group>
    </Stack>
  )
}

function SlipsDone({ batch, secret }: { batch: SlipBatch; secret: string }) {
  const text = useAccountText().slips
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const count = batch.created + batch.renewed
  const save = async () => {
    setBusy(true)
    const input = { params: { slip_batch_id: batch.id }, body: { key: secret, language } }
    await download(downloadSlips, input).then(() => setSaved(true), toastError)
    setBusy(false)
  }
  return (
    <>
      <Text>{text.result(whole(batch.created), whole(batch.renewed), whole(batch.skipped))}</Text>
      {count > 0 && !isSaved && (
        <>
          <Alert color="yellow">{text.once}</Alert>
          <Radio.Group
            label={text.language}
            value={language}
            onChange={(value) => setLanguage(value as Language)}
          >
            <Group mt={6}>
              <Radio value="la" label="ລາວ" />
              <Radio value="en" label="English" />
            </Group>
          </Radio.Group>
          <Button leftSection={<IconPrinter size={18} />} loading={isBusy} onClick={() => void save()}>
            {text.download(whole(count))}
          </Button>
        </>
      )}
      {isSaved && <Alert color="leaf">{text.saved}</Alert>}
    </>
  )
}
