import '#kit/web/styles/desk.ts'
import { Button, Group, Text, Title } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useSession } from '#kit/web/session.ts'
import { useTabName } from '#kit/web/tab-name.ts'
import { isEmployeeSide, landingPath } from '../landing.ts'
import OwnLayout from '../layouts/OwnLayout.tsx'
import { useShellText } from '../text.ts'
import classes from './MissingPage.module.css'

/** An address below one of ours that does not exist, inside the layout of the person's side. */
export default function MissingPage() {
  return (
    <OwnLayout>
      <Missing />
    </OwnLayout>
  )
}

function Missing() {
  const { missing } = useShellText()
  const { pathname } = useLocation()
  const session = useSession()
  useTabName(missing.title)
  if (!session) return null
  const search = async () => (await import('../search/open-palette.ts')).openPalette()
  return (
    <div className={classes.missing}>
      <p className={classes.number} aria-hidden="true">
        4
        <img src="/champa.svg" alt="" width={36} height={36} />4
      </p>
      <Title order={1} size="h2">
        {missing.title}
      </Title>
      <Text c="dimmed">{missing.text(pathname)}</Text>
      <Group mt="md" justify="center">
        {!isEmployeeSide(session) && (
          <Button variant="default" onClick={() => void search()}>
            {missing.search}
          </Button>
        )}
        <Button component={Link} to={landingPath(session)}>
          {missing.home}
        </Button>
      </Group>
    </div>
  )
}
