import { Text, VisuallyHidden } from '@mantine/core'
import { IconNetwork } from '@tabler/icons-react'
import type * as contract from '#features/access/contract.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useShellText } from '../text.ts'
import classes from './NetworkAddress.module.css'

const showConnection = routeHead<typeof contract.showConnection>({
  method: 'GET',
  path: '/auth/connection',
  access: 'session',
})

/** The user's network address, as seen by the server; read again when the user returns to the page. */
export function NetworkAddress({ className = '' }: { className?: string | undefined }) {
  const { bar } = useShellText()
  const { data, error } = useRoute(showConnection, {}, { onFocus: true })
  const address = data?.data.address ?? (error ? '–' : '…')
  return (
    <div className={`${classes.address} ${className}`} title={`${bar.address}: ${address}`}>
      <IconNetwork size={17} stroke={1.7} aria-hidden="true" />
      <VisuallyHidden>{bar.address}: </VisuallyHidden>
      <Text component="span" size="xs" className="name figures">
        {address}
      </Text>
    </div>
  )
}
