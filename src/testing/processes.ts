import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second: the same on every Linux that Node runs on. */
export const ticks = 100

export type Process = { pid: number; parent: number; name: string; own: number; ofChildren: number }

export function processes(): Process[] {
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
