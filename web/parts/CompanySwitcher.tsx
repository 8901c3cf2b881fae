import { ActionIcon, Anchor, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useDisclosure } from '@mantine/hooks'
import { IconSearch, IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type * as contract from '#features/companies/contract.ts'
import { EnterDialog } from '#features/companies/web/index.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { PopoverPanel } from '#kit/web/show/PopoverPanel.tsx'
import { useShellText } from '../text.ts'
import { CompanyMark } from './CompanyMark.tsx'
import classes from './CompanyName.module.css'
import { LazySheet } from './LazySheet.tsx'

const listCompanies = routeHead<typeof contract.listCompanies>({
  method: 'GET',
  path: '/admin/company',
  access: { anyOf: ['admin-company'], side: 'provider' },
})

const AT_MOST = 20
const PAUSE = 180

interface Company {
  id: number
  name: string
}

/** The provider's companies by name; choosing one asks for the reason to enter it. */
export default function CompanySwitcher() {
  const { switcher } = useShellText()
  const [isOpen, popover] = useDisclosure()
  const [company, setCompany] = useState<Company>()
  const choose = (chosen: Company) => {
    popover.close()
    setCompany(chosen)
  }
  return (
    <>
      <PopoverPanel
        opened={isOpen}
        onClose={popover.close}
        label={switcher.open}
        position="bottom-start"
        width={320}
        padding="xs"
        target={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={switcher.open}
            onClick={popover.toggle}
          >
            <IconSelector size={20} />
          </ActionIcon>
        }
      >
        <Companies onChoose={choose} onClose={popover.close} />
      </PopoverPanel>
      <LazySheet opened={company !== undefined}>
        {company && <EnterDialog company={company} onClose={() => setCompany(undefined)} />}
      </LazySheet>
    </>
  )
}

function Companies({ onChoose, onClose }: { onChoose: (company: Company) => void; onClose: () => void }) {
  const { switcher } = useShellText()
  const words = useKitText()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE)
  const query = { per_page: AT_MOST, sort: 'name' as const, ...(search && { search }) }
  const companies = useRoute(listCompanies, { query }, { keepPrevious: true }).data?.data
  return (
    <Stack gap="xs">
      <TextInput
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={switcher.find}
        aria-label={switcher.find}
        leftSection={<IconSearch size={18} />}
      />
      <ul className={classes.list}>
        {companies?.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={classes.choice} onClick={() => onChoose({ id, name })}>
              <CompanyMark name={name} size={30} />
              <span className="name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {companies?.length === 0 && (
        <Text c="dimmed" px="xs">
          {words.state.noMatch}
        </Text>
      )}
      <Anchor component={Link} to={href('company.index')} onClick={onClose} px="xs" py={4}>
        {switcher.all}
      </Anchor>
    </Stack>
  )
}
