import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { ticks } from '../src/testing/processes.ts'
import { dearTests, mostOfAFile } from './dear-tests.ts'

export type Cost = { wall: number; cpu: number }
type FileCost = Cost & { file: string }
/** A part that is not one of our own processes notes what it cost like a file. */
type Noted = FileCost | (Cost & { part: string })

/** CPU seconds of all children that have ended, with theirs; elsewhere than on Linux nobody says. */
export function childSeconds() {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}

/** What the whole machine has worked: a run is measured by it, since a database server is nobody's child. */
export function machineSeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
}

/** Where the files of tests note what they cost, for as long as a run lasts. */
export function notedCosts() {
  const folder = mkdtempSync(`${tmpdir()}/costs-`)
  const path = `${folder}/files`
  process.env.TEST_COSTS = path
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return (): Noted[] =>
    existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line) => (line ? [JSON.parse(line)] : []))
      : []
}

const row = (name: string, { wall, cpu }: Cost) => `${wall.toFixed(0).padStart(7)} ${cpu.toFixed(1).padStart(9)}  ${name}`

/** Growth is seen when it begins: the parts, the whole, and the dearest files. */
export function printCosts(parts: Map<string, Cost>, whole: Cost, noted: Noted[]) {
  const files = noted.filter((one) => 'file' in one)
  for (const one of noted) if ('part' in one) parts.set(one.part, { wall: 0, cpu: (parts.get(one.part)?.cpu ?? 0) + one.cpu })
  console.log('\n wall s     CPU s  part')
  for (const [name, cost] of parts) console.log(row(name, cost))
  console.log(row('the whole, as the machine counts it', whole))
  console.log('\n wall s     CPU s  dearest files')
  for (const { file, ...cost } of files.toSorted((one, other) => other.cpu - one.cpu).slice(0, 10)) console.log(row(file, cost))
  for (const { file, cpu } of withoutReason(files))
    console.log(`! ${file} took ${cpu.toFixed(1)} CPU s and is not in bin/dear-tests.ts`)
  console.log('')
}

/** It is said and decides nothing: a machine that has much else to do counts more. */
const withoutReason = (files: FileCost[]) =>
  files.filter(({ file, cpu }) => /^src\/(?!.*\.start\.)/.test(file) && cpu > mostOfAFile && !dearTests[file])
