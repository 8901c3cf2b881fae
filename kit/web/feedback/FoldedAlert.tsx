import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './FoldedAlert.module.css'

interface Props {
  /** What is wrong, in one line. */
  title: ReactNode
  /** The details, which a press shows. */
  children: ReactNode
}

/** A warning in one line whose details are folded, so that a long list does not push the page down. */
export function FoldedAlert({ title, children }: Props) {
  const text = useKitText().action
  const details = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={20} />}
      className={classes.alert ?? ''}
    >
      <div className={classes.line}>
        <b>{title}</b>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={details}
          rightSection={<IconChevronDown size={16} data-open={isOpen || undefined} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hideDetails : text.showDetails}
        </Button>
      </div>
      {isOpen && (
        <div id={details} className={classes.details}>
          {children}
        </div>
      )}
    </Alert>
  )
}
