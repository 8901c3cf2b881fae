import { Button, Group, Input, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useRoute } from '#kit/web/query.ts'
import { addPin, type EmployeePin, listPins } from '../../contract/pins.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { useAttendanceText } from '../text.ts'
import { PinDialog } from './PinDialog.tsx'
import { usePinWords } from './pin-words.ts'

/** The PINs in the form of an employee, to be given from a day on; nothing for a new one. */
export default function EmployeePins({ employeeId }: { employeeId: number | undefined }) {
  const mayCall = useMayCall()
  if (employeeId === undefined || !mayCall(listPins)) return null
  return <PinsOf employeeId={employeeId} />
}

function PinsOf({ employeeId }: { employeeId: number }) {
  const text = useAttendanceText().pins
  const word = usePinWords()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRoute(listPins, { query: { employee_id: employeeId, per_page: 50 } })
  const today = todayInLaos()
  const pins = (data?.data ?? []).filter(({ last_day }) => last_day === null || last_day >= today)
  const days = ({ first_day, last_day }: EmployeePin) =>
    `${formatDate(first_day)} – ${last_day ? formatDate(last_day) : ''}`
  return (
    <section aria-label={word(PIN_TEXTS.pin)}>
      <Input.Label labelElement="div">{word(PIN_TEXTS.pin)}</Input.Label>
      <Group gap="xs" align="center">
        <div>
          {data && pins.length === 0 && <Text>{text.isNumber}</Text>}
          {pins.map((pin) => (
            <Text key={pin.id}>
              <b className="figures">{pin.pin}</b> <span className="figures">{days(pin)}</span>
            </Text>
          ))}
        </div>
        <IfMayCall route={addPin}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconFingerprint size={17} />}
            onClick={() => setOpen(true)}
          >
            {text.give}
          </Button>
        </IfMayCall>
      </Group>
      {isOpen && <PinDialog of={{ employeeId }} onClose={() => setOpen(false)} />}
    </section>
  )
}
