// One process at a time installs or builds in a clone. Runs under any Node from 20 on, before anything is installed.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const lock = '.busy'

/** Does the work, unless by the time it is our turn somebody else has done it. */
export async function alone(isNeeded, work) {
  if (!isNeeded()) return
  let told = false
  while (!taken()) {
    if (!told) console.log('… ننتظر عملية أخرى تجهّز المجلد نفسه · waiting for another process that prepares this folder')
    told = true
    await sleep(200)
  }
  const leave = () => rmSync(lock, { force: true })
  process.once('exit', leave)
  try {
    if (isNeeded()) await work()
  } finally {
    process.off('exit', leave)
    leave()
  }
}

/** Linked into place with its content, so that nobody reads an empty lock; a lock whose owner is gone is put aside first. */
function taken() {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, identity(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    putAsideIfLeft()
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function putAsideIfLeft() {
  const aside = `${lock}.left.${process.pid}`
  try {
    if (isHeld(readFileSync(lock, 'utf8'))) return
    renameSync(lock, aside)
    // Between our look and our move somebody may have taken it anew: then it goes back.
    if (isHeld(readFileSync(aside, 'utf8'))) linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

const isHeld = (holder) => identity(Number(holder.split(' ')[0])) === holder

/** A process id alone is used again; with the time it started it is not. Elsewhere than on Linux the id must do. */
function identity(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return null
  }
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return afterName[0] === 'Z' ? null : `${pid} ${afterName[19]}`
  } catch {
    return `${pid} -`
  }
}
