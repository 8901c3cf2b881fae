import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import type { EmployeeAccountRow } from '../../contract/employee-accounts.ts'
import { giveOneTimePassword, type SignInSlip } from '../../contract/sign-in-slips.ts'
import { QrCode } from '../profile/QrCode.tsx'
import { useAccountText } from '../text.ts'
import classes from './slips.module.css'

interface Props {
  row: EmployeeAccountRow
  onClose: () => void
}

/** A new one-time password for one employee, shown once, to copy or print. */
export function OneTimeDialog({ row, onClose }: Props) {
  const { oneTime: text } = useAccountText()
  const words = useKitText()
  const [slip, setSlip] = useState<SignInSlip>()
  const give = useMutate(giveOneTimePassword, {
    onSuccess: ({ data }) => setSlip(data),
    onError: toastError,
  })
  return (
    <EditModal opened onClose={onClose} title={text.title} closeOnClickOutside={!slip}>
      <Stack gap="md">
        {slip ? (
          <Slip slip={slip} />
        ) : (
          <>
            <Text fw={600}>{`${row.emp_number} ${row.name} ${row.surname}`.trim()}</Text>
            <Text>{row.account ? text.question : text.create}</Text>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {slip ? words.action.close : words.action.cancel}
          </Button>
          {!slip && (
            <Button loading={give.isPending} onClick={() => give.mutate({ params: { employee_id: row.id } })}>
              {text.give}
            </Button>
          )}
        </Group>
      </Stack>
    </EditModal>
  )
}

function Slip({ slip }: { slip: SignInSlip }) {
  const { oneTime: text, slips } = useAccountText()
  const facts = [
    [text.code, slip.company_code],
    [text.number, slip.emp_number],
    [text.password, <strong key="password">{slip.password}</strong>],
    [text.until, formatInstant(slip.valid_until)],
  ] as const
  const plain = facts.map(
    ([label, value]) => `${label}: ${typeof value === 'string' ? value : slip.password}`,
  )
  return (
    <>
      <div className={classes.slip}>
        <Text size="sm">{slip.company_name}</Text>
        <Text fw={600} size="lg">
          {slip.name}
        </Text>
        <FactRows facts={facts} />
        {slip.page_address && <QrCode text={slip.page_address} label={text.qr} />}
        <Text size="sm">{slip.page_address}</Text>
      </div>
      <Alert color="yellow">{slips.once}</Alert>
      <Group>
        <CopyButton value={[slip.name, ...plain, slip.page_address ?? ''].join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Group>
    </>
  )
}
