import { Popover, type PopoverProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props extends Pick<PopoverProps, 'width'> {
  opened: boolean
  onClose: () => void
  /** The button that opens it, which gets the focus back. */
  target: ReactNode
  /** What screen readers call it. */
  label?: string
  position?: PopoverProps['position']
  padding?: number | string
  children: ReactNode
}

/** A panel below the button that opens it: it keeps the focus until it closes by Escape, a click outside, or its own buttons. */
export function PopoverPanel({
  opened,
  onClose,
  target,
  label,
  position = 'bottom-end',
  padding,
  width,
  children,
}: Props) {
  return (
    <Popover {...{ opened, position, width }} onDismiss={onClose} shadow="md" trapFocus returnFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={padding} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
