import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import classes from './Steps.module.css'

interface Props<Name extends string> {
  /** What the steps lead to; the accessible name of the list. */
  label: string
  steps: readonly { name: Name; title: string }[]
  current: Name
  /** Steps that contain an error. */
  faulty?: readonly Name[]
  onChoose: (name: Name) => void
}

/** The progress of a form in steps: each step is a button; on a phone only the current one has its title. */
export function Steps<Name extends string>({ label, steps, current, faulty = [], onChoose }: Props<Name>) {
  const at = steps.findIndex(({ name }) => name === current)
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, title }, index) => (
        <li key={name} data-done={index < at || undefined} data-current={index === at || undefined}>
          <UnstyledButton
            className={classes.step ?? ''}
            aria-current={index === at ? 'step' : undefined}
            mod={{ faulty: faulty.includes(name) }}
            onClick={() => onChoose(name)}
          >
            <span className={classes.mark}>
              {index < at && !faulty.includes(name) ? <IconCheck size={16} aria-hidden="true" /> : index + 1}
            </span>
            <span className={classes.title}>{title}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}
