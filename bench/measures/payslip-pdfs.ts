import { setTimeout as wait } from 'node:timers/promises'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withServer } from '../processes/with-server.ts'
import { timed } from './figure.ts'

interface PayslipFile {
  data: { id: number; status: 'working' | 'done' | 'failed' }
}

/** All payslips of a run as one PDF, like on the screen: a job of the server, then the download. */
export async function measurePayslipPdfs(world: BenchDatabase, company: Company): Promise<Figure[]> {
  return withServer(world, company.id, async ({ client, peak }) => {
    const idle = await peak()
    let bytes = 0
    const ms = await timed(async () => {
      const run = `/api/payrolls-item/${company.runId}`
      const { data } = await client.json<PayslipFile>('POST', `${run}/payslips.pdf?language=la`, {})
      const file = `${run}/payslip-files/${data.id}`
      for (let status = data.status; status !== 'done'; ) {
        if (status === 'failed') throw new Error('the payslips could not be set')
        await wait(100)
        status = (await client.json<PayslipFile>('GET', file)).data.status
      }
      bytes = (await client.call('GET', `${file}/payslips.pdf`)).bytes.length
    })
    const people = company.employees.toLocaleString('en')
    return [
      { name: `${people} payslips as one PDF`, value: ms / 1000, unit: 's' },
      { name: '  per payslip', value: ms / company.employees, unit: 'ms' },
      { name: '  size of the file', value: bytes / 1024 ** 2, unit: 'MB' },
      {
        name: `  peak memory of the server (${Math.round(idle)} MB before)`,
        value: await peak(),
        unit: 'MB',
      },
    ]
  })
}
