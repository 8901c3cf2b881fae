import { Avatar, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell, IconDeviceMobileDown, IconLockPassword, IconLogout } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { ChangePasswordDialog, signOut } from '#features/access/web/index.ts'
import { OwnAvatar } from '#features/employees/web/index.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { useFrameText } from '../frame-text.ts'
import { mustInstallByMenu, useInstall } from '../install.ts'
import { useShellText } from '../text.ts'
import { ColourSwitch } from './ColourSwitch.tsx'
import { LazySheet } from './LazySheet.tsx'
import { NetworkAddress } from './NetworkAddress.tsx'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The signed-in user, language, colours, password, sign-out. */
export default function AccountSheet({ opened, onClose }: Props) {
  const { bar } = useShellText()
  const frame = useFrameText()
  const user = useSession()?.user
  const [isChanging, change] = useDisclosure()
  const install = useInstall()
  const changePassword = () => {
    onClose()
    change.open()
  }
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        position="bottom"
        size="min(440px, 92dvh)"
        title={frame.account}
      >
        <Stack gap="md" pb="md">
          <Group wrap="nowrap">
            <Suspense fallback={<Avatar name={user?.name} color="leaf" variant="filled" size={48} />}>
              <OwnAvatar size={48} />
            </Suspense>
            <div style={{ minWidth: 0 }}>
              <Text fw={600} className="name">
                {user?.name}
              </Text>
              <Text c="dimmed" className="name">
                {user?.email}
              </Text>
              <NetworkAddress />
            </div>
          </Group>
          <LanguageSwitch label={frame.language} wide />
          <ColourSwitch size="md" />
          {install && (
            <Button
              onClick={install}
              variant="light"
              size="md"
              leftSection={<IconDeviceMobileDown size={20} />}
            >
              {bar.install}
            </Button>
          )}
          {mustInstallByMenu() && <Text c="dimmed">{bar.installByMenu}</Text>}
          <Button
            component={Link}
            to={href('notices.index', {}, { settings: 1 })}
            onClick={onClose}
            variant="default"
            size="md"
            leftSection={<IconBell size={20} />}
          >
            {bar.notices}
          </Button>
          <Button
            onClick={changePassword}
            variant="default"
            size="md"
            leftSection={<IconLockPassword size={20} />}
          >
            {bar.changePassword}
          </Button>
          <Button
            color="red"
            variant="light"
            size="md"
            leftSection={<IconLogout size={20} />}
            onClick={() => void signOut()}
          >
            {bar.signOut}
          </Button>
        </Stack>
      </Drawer>
      <LazySheet opened={isChanging}>
        <ChangePasswordDialog opened={isChanging} onClose={change.close} />
      </LazySheet>
    </>
  )
}
