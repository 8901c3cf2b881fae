import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../../contract.ts'
import { BellContent } from './BellContent.tsx'
import { useEndingText } from './text.ts'

/** Declared by its head only: the bell is on every page, and schemas would increase its size. */
const listEnding = routeHead<typeof contract.listEndingContracts>({
  method: 'GET',
  path: '/employee-contract/near-expiry',
  access: { anyOf: ['view-employee-contract'], side: 'company' },
})
const SHOWN = 8
const EVERY = 5 * 60_000

/** The number of contracts that end soon or have ended, and a list of them. Read again every five minutes and when the user returns to the page. */
export default function ContractBell() {
  const text = useEndingText()
  const [isOpen, popover] = useDisclosure()
  const list = useRoute(listEnding, { query: { per_page: SHOWN } }, { every: EVERY, onFocus: true })
  const total = list.data?.meta.total ?? 0
  return (
    <Indicator disabled={total === 0} label={total > 99 ? '99+' : total} color="red.8" size={18} offset={9}>
      <Popover
        opened={isOpen}
        onChange={popover.close}
        position="bottom-end"
        width={360}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={total > 0 ? text.bellCount(formatNumber(total, 0)) : text.bell}
            onClick={popover.toggle}
          >
            <IconBell size={20} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={text.bell}>
          <BellContent answer={list} onDone={popover.close} />
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  )
}
