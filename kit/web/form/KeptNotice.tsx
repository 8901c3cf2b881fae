import { Alert, Button, Group, Text } from '@mantine/core'
import { useKitText } from '../i18n/kit-text.ts'

interface Props {
  onUndo: () => void
  onClose: () => void
}

/** Notice that the form contains a restored draft, with a button to return to the saved values. */
export function KeptNotice({ onUndo, onClose }: Props) {
  const text = useKitText()
  return (
    <Alert
      color="blue"
      role="status"
      withCloseButton
      closeButtonLabel={text.action.close}
      onClose={onClose}
      title={text.form.kept}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text.form.keptHint}</Text>
        <Button size="sm" variant="default" onClick={onUndo}>
          {text.form.undo}
        </Button>
      </Group>
    </Alert>
  )
}
