import { Avatar, Button, Divider, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconBuildingCog,
  IconKeyboard,
  IconLockPassword,
  IconLogout,
  IconStethoscope,
  IconUserCircle,
} from '@tabler/icons-react'
import { Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { ChangePasswordDialog, signOut } from '#features/access/web/index.ts'
import { OwnAvatar } from '#features/employees/web/index.ts'
import { mayUse } from '#kit/web/access.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { href } from '#kit/web/navigation.ts'
import { type Session, useSession } from '#kit/web/session.ts'
import { PopoverPanel } from '#kit/web/show/PopoverPanel.tsx'
import { useFrameText } from '../frame-text.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { openShortcuts } from '../search/shortcuts-open.ts'
import { useShellText } from '../text.ts'
import { ColourSwitch } from './ColourSwitch.tsx'
import { LazySheet } from './LazySheet.tsx'
import { NetworkAddress } from './NetworkAddress.tsx'
import classes from './SettingsMenu.module.css'

const ENTRIES = [
  { route: 'profile', label: 'profile', icon: IconUserCircle },
  { route: 'company.setting', label: 'companySettings', icon: IconBuildingCog },
  { route: 'test', label: 'selfCheck', icon: IconStethoscope },
] as const

const plain = {
  variant: 'subtle',
  color: 'gray',
  justify: 'flex-start',
  fullWidth: true,
  c: 'inherit',
} as const

/** The signed-in user, language, colours, password, sign-out. */
export function SettingsMenu() {
  const frame = useFrameText()
  const session = useSession()
  const [isOpen, menu] = useDisclosure()
  const [isChanging, change] = useDisclosure()
  const target = useRef<HTMLButtonElement>(null)
  if (!session) return null
  const changePassword = () => {
    // The focus returns here when the dialog closes, because the entry no longer exists.
    target.current?.focus()
    menu.close()
    change.open()
  }
  return (
    <>
      <PopoverPanel
        opened={isOpen}
        onClose={menu.close}
        label={frame.account}
        width={290}
        padding="xs"
        target={
          <UnstyledButton ref={target} className={classes.target} onClick={menu.toggle}>
            <VisuallyHidden>{frame.account}</VisuallyHidden>
            <Suspense
              fallback={
                <Avatar aria-hidden="true" name={session.user.name} color="leaf" variant="filled" size={36} />
              }
            >
              <OwnAvatar size={36} />
            </Suspense>
          </UnstyledButton>
        }
      >
        <SettingsContent session={session} onDone={menu.close} onChangePassword={changePassword} />
      </PopoverPanel>
      <LazySheet opened={isChanging}>
        <ChangePasswordDialog opened={isChanging} onClose={change.close} />
      </LazySheet>
    </>
  )
}

interface ContentProps {
  session: Session
  onDone: () => void
  onChangePassword: () => void
}

function SettingsContent({ session, onDone, onChangePassword }: ContentProps) {
  const { bar } = useShellText()
  const frame = useFrameText()
  const showShortcuts = () => {
    onDone()
    openShortcuts(true)
  }
  const entries = ENTRIES.filter(({ route }) => mayUse(session, (routes[route] as Route).needs))
  return (
    <Stack gap={6}>
      <div className={classes.who}>
        <Text fw={600} className="name">
          {session.user.name}
        </Text>
        <Text size="xs" c="dimmed" className="name">
          {session.user.email}
        </Text>
        <NetworkAddress className={classes.address} />
      </div>
      <LanguageSwitch label={frame.language} wide />
      <ColourSwitch />
      <Divider my={2} />
      {entries.map(({ route, label, icon: Icon }) => (
        <Button
          key={route}
          {...plain}
          component={Link}
          to={href(route)}
          onClick={onDone}
          leftSection={<Icon size={18} />}
        >
          {bar[label]}
        </Button>
      ))}
      <Button {...plain} leftSection={<IconKeyboard size={18} />} onClick={showShortcuts}>
        {bar.shortcuts}
      </Button>
      {!session.entered && (
        <Button {...plain} leftSection={<IconLockPassword size={18} />} onClick={onChangePassword}>
          {bar.changePassword}
        </Button>
      )}
      <Divider my={2} />
      <Button
        {...plain}
        color="red"
        c="red"
        leftSection={<IconLogout size={18} />}
        onClick={() => void signOut()}
      >
        {bar.signOut}
      </Button>
    </Stack>
  )
}
