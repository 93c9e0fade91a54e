import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type Process, processes, ticks, treeSeconds } from './processes.ts'

/** Those of the connections to databases of this worker: the server is nobody's child. */
function databaseSeconds(all: Process[]) {
  const mine = `test_${process.pid}_`
  const isMine = ({ pid, name }: Process) => name === 'postgres' && titleOf(pid).includes(mine)
  return all.filter(isMine).reduce((sum, { own }) => sum + own / ticks, 0)
}

function titleOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function seconds() {
  const all = processes()
  return treeSeconds(process.pid, all) + databaseSeconds(all)
}

/** Where the run that is under way wants them: a line for each file. */
const notes = process.env.TEST_COSTS
if (notes && process.platform === 'linux') {
  const began = { seconds: seconds(), at: performance.now() }
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '')
    const cost = { file, cpu: seconds() - began.seconds, wall: (performance.now() - began.at) / 1000 }
    appendFileSync(notes, `${JSON.stringify(cost)}\n`)
  })
}
