import { Center, Loader } from '@mantine/core'

/** Shown before texts are loaded, therefore without text. */
export function Booting() {
  return (
    <Center mih="100dvh">
      <Loader type="dots" />
    </Center>
  )
}
