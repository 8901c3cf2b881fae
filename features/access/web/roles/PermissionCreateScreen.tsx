import '#kit/web/styles/desk.ts'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useAccountText } from '../text.ts'

/** A permission that no screen or call requires would have no effect: the page explains this and links to the roles. */
export default function PermissionCreateScreen() {
  const text = useAccountText().permission
  const ways = (
    <Group>
      <Button component={Link} to={href('permission.index')} variant="default">
        {text.toList}
      </Button>
      <Button component={Link} to={href('role.index')}>
        {text.toRoles}
      </Button>
    </Group>
  )
  return (
    <>
      <PageHeader
        title={text.title}
        breadcrumbs={[{ label: text.title, to: href('permission.index') }, { label: text.fixedTitle }]}
      />
      <EmptyState title={text.fixedTitle} text={text.fixedText} action={ways} />
    </>
  )
}
