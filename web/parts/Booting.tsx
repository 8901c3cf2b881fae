import { Center, Loader } from '@mantine/core'

/** The very first moment, before texts are there: therefore without words. */
export function Booting() {
  return (
    <Center mih="100dvh">
      <Loader type="dots" />
    </Center>
  )
}
