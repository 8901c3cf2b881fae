import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useAccountText } from '../text.ts'

/** Shown once; closing it confirms that the codes are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useAccountText().factor
  const list = codes.join('\n')
  return (
    <Stack gap="md">
      <Text>{text.codesText}</Text>
      <Code block style={{ columns: 2 }}>
        {list}
      </Code>
      <Group justify="flex-end">
        <CopyButton value={list}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{text.done}</Button>
      </Group>
    </Stack>
  )
}
