import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { useAccountText } from '../text.ts'
import { ResetFrame } from './ResetFrame.tsx'

/** Reset 4: done, with a button to the sign-in. */
export default function ResetDoneScreen() {
  const text = useAccountText().reset
  return (
    <ResetFrame title={text.doneTitle} text={text.doneText} withBack={false}>
      <Button component={Link} to={href('Login')} size="md">
        {text.toLogin}
      </Button>
    </ResetFrame>
  )
}
