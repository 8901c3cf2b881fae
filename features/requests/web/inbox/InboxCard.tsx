import { Button, UnstyledButton } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { PersonAvatar } from '#features/employees/web/parts.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { InboxRow } from '../../contract.ts'
import { requestLine } from '../request-line.ts'
import { useSince } from '../since.ts'
import { useRequestWords } from '../text.ts'
import { InboxMarks } from './InboxMarks.tsx'
import classes from './inbox.module.css'

interface Props {
  row: InboxRow
  /** Selects the card; null unless cards are being selected. */
  tick: ReactNode
  onOpen: () => void
  onApprove: () => void
  onReject: () => void
}

/** A waiting request on a phone. One with something to check is opened before it can be approved. */
export function InboxCard({ row, tick, onOpen, onApprove, onReject }: Props) {
  const { inbox: text, decide } = useRequestWords()
  const language = useLanguage()
  const since = useSince()
  const title = useId()
  const mayApprove = row.can.includes('approve')
  const mayReject = row.can.includes('reject')
  return (
    <>
      <UnstyledButton className={classes.open} aria-labelledby={title} onClick={onOpen} />
      <div className={classes.head}>
        {tick ?? (
          <PersonAvatar
            id={row.employee_id}
            picture={row.employee_picture}
            name={row.employee_name}
            other={row.employee_other_name}
            size={40}
          />
        )}
        <div className={classes.what} id={title}>
          <b className="name">{row.employee_name}</b>
          <span>{requestLine(row, language)}</span>
        </div>
        <span className={classes.since}>{since(row.waits_since)}</span>
      </div>
      <InboxMarks row={row} />
      {row.warnings > 0 && (
        <div className={classes.marks}>
          <StatusBadge tone="wait">{text.toCheck(formatNumber(row.warnings, 0))}</StatusBadge>
        </div>
      )}
      {!tick && (mayApprove || mayReject) && (
        <div className={classes.buttons}>
          {mayReject && (
            <Button variant="default" leftSection={<IconX size={17} />} onClick={onReject}>
              {decide.reject}
            </Button>
          )}
          {mayApprove && row.warnings > 0 && (
            <Button variant="light" onClick={onOpen}>
              {text.check}
            </Button>
          )}
          {mayApprove && row.warnings === 0 && (
            <Button leftSection={<IconCheck size={17} />} onClick={onApprove}>
              {decide.approve}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
