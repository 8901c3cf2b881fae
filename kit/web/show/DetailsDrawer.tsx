import '../styles/desk.ts'
import { ActionIcon, CloseButton, Portal, Tooltip } from '@mantine/core'
import { useFocusTrap, useHotkeys, useMediaQuery, useMergedRef, useWindowEvent } from '@mantine/hooks'
import { type Icon, IconArrowsDiagonal, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFocusBack } from '../feedback/focus-back.ts'
import { useCloseQuestion } from '../feedback/use-close-question.tsx'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import classes from './DetailsDrawer.module.css'
import type { OpenedRow } from './use-opened-row.ts'

interface Props {
  /** From `useOpenedRow`. Nothing is shown while its key is undefined. */
  opened: Pick<OpenedRow<never>, 'key' | 'place' | 'total' | 'close' | 'next' | 'previous'>
  /** The name of the record, and the accessible name of the drawer. */
  title: ReactNode
  /** What it is: "Payslip". Stands before the position in the list. */
  kind?: string
  /** The address of the record's own page, from `href(…)`. */
  page?: string | undefined
  /** Buttons at the bottom, which stay in view. */
  actions?: ReactNode
  /** Nothing if the row of the address is not in the list; the drawer says so. */
  children: ReactNode
}

/**
 * The details of a record beside its list (560 px, the whole screen on a phone). The list stays in use: another row
 * replaces the record, and ← → open the previous and next one. Escape and the browser's "back" close it; the focus
 * returns to the row. Unsaved values of forms inside are not discarded without a question.
 */
export function DetailsDrawer(props: Props) {
  return props.opened.key === undefined ? null : (
    <Portal>
      <Panel {...props} />
    </Portal>
  )
}

/** The row of a list, or on a phone its button. */
function rowOf(key: string | undefined): HTMLElement | null {
  if (key === undefined) return null
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  return row?.matches('[tabindex]') ? row : (row?.querySelector('button') ?? null)
}

/** A dialog, menu or list of choices above the drawer, which Escape and the arrows belong to. */
const isCovered = () => document.querySelector('[aria-modal="true"]:not([data-details])') !== null

function Panel({ opened, title, kind, page, actions, children }: Props) {
  const text = useKitText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const ref = useMergedRef(panel, useFocusTrap(isPhone))
  const body = useRef<HTMLDivElement>(null)
  const key = useRef(opened.key)
  const question = useCloseQuestion(true)
  const close = () => question.ask(opened.close)
  const step = (to: (() => void) | undefined) => to && (() => question.ask(to))
  const [previous, next] = [step(opened.previous), step(opened.next)]
  useFocusBack(true, () => rowOf(key.current))
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    key.current = opened.key
    body.current?.scrollTo(0, 0)
    const row = rowOf(opened.key)
    row?.scrollIntoView({ block: 'nearest' })
    // The focus in the list follows the arrows.
    if (document.activeElement?.matches('[data-row]')) row?.focus({ preventScroll: true })
  }, [opened.key])
  useLayoutEffect(() => {
    document.body.dataset.beside = 'details'
    return () => void delete document.body.dataset.beside
  }, [])
  useHotkeys([
    ['ArrowLeft', () => !isCovered() && previous?.()],
    ['ArrowRight', () => !isCovered() && next?.()],
  ])
  useWindowEvent(
    'keydown',
    (event) => {
      const isOthers = (event.target as Element | null)?.closest?.('[data-mantine-stop-propagation="true"]')
      if (event.key === 'Escape' && !event.isComposing && !isOthers && !isCovered()) close()
    },
    { capture: true },
  )
  return question.around(
    <section
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      aria-modal={isPhone || undefined}
      data-details
      tabIndex={-1}
      className={classes.panel}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <div className={classes.tools}>
          {page && (
            <Tooltip label={text.details.openPage}>
              <ActionIcon
                component={Link}
                to={page}
                variant="subtle"
                color="gray"
                className={classes.tool}
                aria-label={text.details.openPage}
              >
                <IconArrowsDiagonal size={18} />
              </ActionIcon>
            </Tooltip>
          )}
          <CloseButton className={classes.tool} aria-label={text.action.close} onClick={close} />
        </div>
        <div className={classes.place}>
          <span>{kind}</span>
          <span className={classes.steps}>
            {opened.place !== undefined && (
              <span aria-live="polite" className={classes.number}>
                {text.details.place(formatNumber(opened.place, 0), formatNumber(opened.total, 0))}
              </span>
            )}
            <Step label={`${text.action.previous} (←)`} icon={IconChevronLeft} step={previous} />
            <Step label={`${text.action.next} (→)`} icon={IconChevronRight} step={next} />
          </span>
        </div>
      </div>
      <div ref={body} className={classes.body}>
        {children || <p className={classes.absent}>{text.details.notListed}</p>}
      </div>
      {actions && <div className={classes.foot}>{actions}</div>}
    </section>,
  )
}

interface StepProps {
  label: string
  icon: Icon
  step: (() => void) | undefined
}

/**
 * Stays enabled and keeps the focus at the ends of the list: a disabled button would lose the focus, and with it the
 * keyboard events of the drawer.
 */
function Step({ label, icon: Arrow, step }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        className={classes.tool}
        aria-label={label}
        aria-disabled={!step}
        data-disabled={!step || undefined}
        onClick={() => step?.()}
      >
        <Arrow size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
