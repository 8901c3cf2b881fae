import { Skeleton } from '@mantine/core'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './table.module.css'

const WIDTHS = ['92%', '78%', '85%', '70%', '88%', '74%', '81%', '66%']

/** Placeholders for loading rows. */
export function TableWaiting() {
  const text = useKitText()
  return (
    <div className={classes.waiting} role="status" aria-label={text.state.loading}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={18} width={width} my={15} />
      ))}
    </div>
  )
}
