/** Displays the progress of long steps: one line that is updated on a terminal, otherwise one line per step. */
export function progressLine(stream: NodeJS.WriteStream) {
  let lastStep = ''
  let isOpen = false
  return {
    show(step: string, done: number, total: number): void {
      const text = total > 0 ? `${step.padEnd(12)} ${done} of ${total}` : step
      if (stream.isTTY) {
        stream.write(`\r\x1b[2K${text}`)
        isOpen = true
      } else if (step !== lastStep || (total > 0 && done === total)) stream.write(`${text}\n`)
      lastStep = step
    },
    end(): void {
      if (isOpen) stream.write('\r\x1b[2K')
      isOpen = false
    },
  }
}
