import '#kit/web/styles/desk.ts'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'
import page from '../LoginScreen.module.css'
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

/* Phones do not show the drawing. */
const ChampaBranch = lazyPart(() => import('../ChampaBranch.tsx'))
const IS_WIDE = matchMedia('(min-width: 62em)').matches

/** One step to a new password, on a page like the sign-in. */
export function ResetFrame({ title, text, children, withBack = true }: Props) {
  const { language, intro } = useAccessText().login
  const { toLogin } = useAccountText().reset
  return (
    <div className={page.page}>
      <section className={page.picture} aria-hidden="true">
        <Suspense>{IS_WIDE && <ChampaBranch />}</Suspense>
        <p className={page.name}>Champa</p>
        <p>{intro}</p>
      </section>
      <section className={page.side}>
        <div className={page.top}>
          <LanguageSwitch label={language} />
        </div>
        <div className={`${page.form} ${classes.form}`}>
          <Stack gap="md">
            <img src="/champa.svg" alt="" width={52} height={52} className={page.mark} />
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
        </div>
      </section>
    </div>
  )
}
