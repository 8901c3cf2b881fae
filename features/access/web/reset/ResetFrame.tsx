import '#kit/web/styles/desk.ts'
import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { href } from '#kit/web/navigation.ts'
import { useAccessText } from '../sign-in-text.ts'
import { useAccountText } from '../text.ts'
import classes from './ResetFrame.module.css'

interface Props {
  title: string
  text?: string
  children?: ReactNode
  /** A link to the sign-in; the last page has a button for it. */
  withBack?: boolean
}

/** One step to a new password: a card in the middle of the page. */
export function ResetFrame({ title, text, children, withBack = true }: Props) {
  const { language } = useAccessText().login
  const { toLogin } = useAccountText().reset
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <LanguageSwitch label={language} />
      </div>
      <Card withBorder p="xl" className={classes.card ?? ''}>
        <Stack gap="md">
          <img src="/champa.svg" alt="" width={44} height={44} />
          <div>
            <Title order={1}>{title}</Title>
            {text && <Text c="dimmed">{text}</Text>}
          </div>
          {children}
          {withBack && (
            <Anchor component={Link} to={href('Login')} ta="center">
              {toLogin}
            </Anchor>
          )}
        </Stack>
      </Card>
    </div>
  )
}
