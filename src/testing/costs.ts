import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'

/** Ticks of /proc in a second: the same on every Linux that Node runs on. */
const ticks = 100

type Process = { pid: number; parent: number; name: string; own: number; ofChildren: number }

function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      const fields = rest.split(' ')
      const [parent = 0, user = 0, system = 0, users = 0, systems = 0] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]))
      return [{ pid: Number(entry), parent, name, own: user + system, ofChildren: users + systems }]
    } catch {
      return [] // it ended meanwhile
    }
  })
}

/** CPU seconds of a process and all that it started, as far as they were waited for or still run. */
export function treeSeconds(root: number, all = processes()): number {
  const one = all.find(({ pid }) => pid === root)
  if (!one) return 0
  const children = all.filter(({ parent }) => parent === root).reduce((sum, { pid }) => sum + treeSeconds(pid, all), 0)
  return (one.own + one.ofChildren) / ticks + children
}

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
