import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useKitText } from '../i18n/kit-text.ts'
import { EmptyState } from './EmptyState.tsx'

/** A record that does not exist (any more), with the way back. */
export default function MissingState() {
  const text = useKitText()
  const navigate = useNavigate()
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'))
  return (
    <EmptyState
      title={text.state.missing}
      text={text.state.missingHint}
      action={
        <Button variant="default" onClick={() => void goBack()}>
          {text.action.back}
        </Button>
      }
    />
  )
}
