import { parentPort, workerData } from 'node:worker_threads'
import { buildWorkbook, type SheetOrder } from './build-workbook.ts'

const bytes = await buildWorkbook(workerData as SheetOrder[])
parentPort?.postMessage(bytes)
