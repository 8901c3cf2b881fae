import { Anchor, Button, Text, UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronRight,
  IconCircle,
  IconCircleCheckFilled,
  IconEyeOff,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { readDevice, writeDevice } from '#kit/web/device.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { dismissFirstSteps, type FirstStep, showFirstSteps } from '../../contract.ts'
import { useDashboardText } from '../text.ts'
import charts from './charts.module.css'
import { addressOfGap, addressOfStep } from './first-step-addresses.ts'
import classes from './first-steps.module.css'

const FOLDED = 'first-steps-folded'

/** What a new company still has to set up, with links; nothing when it is done or hidden. */
export function FirstSteps() {
  const text = useDashboardText().firstSteps
  const { data } = useRoute(showFirstSteps)
  const dismiss = useMutate(dismissFirstSteps, {
    onSuccess: () => void toastSuccess(text.dismissed),
    onError: toastError,
  })
  const [isOpen, setOpen] = useState(() => readDevice(FOLDED) === null)
  const list = useId()
  if (!data?.data.is_shown) return null
  const { steps, can } = data.data
  const done = steps.filter(({ is_done }) => is_done).length
  const fold = () => {
    writeDevice(FOLDED, isOpen ? 'yes' : null)
    setOpen(!isOpen)
  }
  return (
    <section className={`${charts.card} ${classes.card}`} aria-label={text.title}>
      <div className={classes.head}>
        <h2>
          <UnstyledButton
            className={classes.toggle}
            onClick={fold}
            aria-expanded={isOpen}
            aria-controls={list}
          >
            {isOpen ? <IconChevronDown size={20} /> : <IconChevronRight size={20} />}
            {text.title}
          </UnstyledButton>
        </h2>
        <Text c="dimmed">{text.progress(formatNumber(done, 0), formatNumber(steps.length, 0))}</Text>
        {can.includes('dismiss') && (
          <Button
            variant="subtle"
            leftSection={<IconEyeOff size={18} />}
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate({})}
          >
            {text.dismiss}
          </Button>
        )}
      </div>
      <ol className={classes.steps} id={list} hidden={!isOpen}>
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step }: { step: FirstStep }) {
  const text = useDashboardText().firstSteps
  const may = useMay()
  const Icon = step.is_done ? IconCircleCheckFilled : IconCircle
  return (
    <li data-done={step.is_done || undefined}>
      <Icon size={22} aria-label={step.is_done ? text.done : text.open} role="img" />
      <div>
        <Anchor
          component={Link}
          to={addressOfStep(step, may)}
          c={step.is_done ? 'dimmed' : undefined}
          fw={step.is_done ? 400 : 600}
        >
          {text.step[step.name]}
        </Anchor>
        {step.missing.length > 0 && (
          <ul className={classes.gaps}>
            {step.missing.map(({ what, count }) => (
              <li key={what}>
                <Anchor component={Link} to={addressOfGap(what)} size="sm" c="dimmed">
                  {text.gap[what](formatNumber(count, 0))}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
