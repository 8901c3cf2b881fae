import { Avatar, Menu, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconBuildingCog, IconLockPassword, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { signOut } from '#features/access/web/index.ts'
import { mayUse } from '#kit/web/access.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { href, type RouteName } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { ColourSwitch } from './ColourSwitch.tsx'
import classes from './SettingsMenu.module.css'

type Plain = Extract<RouteName, 'profile' | 'company.setting' | 'changePassword'>

/** Who is signed in, the language, the colours, the password, the way out. Employees have no company settings. */
export function SettingsMenu() {
  const { bar } = useShellText()
  const session = useSession()
  if (!session) return null
  const { name, email } = session.user
  const entry = (route: Plain, label: string, icon: typeof IconLogout) => {
    const Icon = icon
    if (!mayUse(session, (routes[route] as Route).needs)) return null
    return (
      <Menu.Item component={Link} to={href(route)} leftSection={<Icon size={18} />}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={bar.settings}>
          <Avatar name={name} color="leaf" variant="filled" size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text fw={700} className="name">
            {name}
          </Text>
          <Text size="xs" c="dimmed" className="name">
            {email}
          </Text>
        </div>
        <Menu.Divider />
        <Stack gap={8} p="xs">
          <LanguageSwitch label={bar.language} wide />
          <ColourSwitch />
        </Stack>
        <Menu.Divider />
        {entry('profile', bar.profile, IconUserCircle)}
        {entry('company.setting', bar.companySettings, IconBuildingCog)}
        {entry('changePassword', bar.changePassword, IconLockPassword)}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
          {bar.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
