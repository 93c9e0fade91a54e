import { isChangedMeanwhile, type OperationAnswer, operationHeaders } from '#values/phone-operation.ts'
import { formOf, lacksPictures, nextToSend, type Operation, sentWith } from './queue.ts'
import { sendPictures, sendTogether } from './send-together.ts'
import { all, keepMoved, keptPage, put } from './store.ts'

/** Pages of the same phone hear here that something has been sent or refused. */
export const queueChannel = 'phone-queue'
const longest = 60_000

/**
 * Sends what waits, one after the other, until nothing does or the office cannot be reached. Page and worker never send at once; and if
 * they did, the office knows an operation by its id.
 */
export async function sendWaiting(): Promise<'sent' | 'unreachable'> {
  const carryOut = async () => {
    const notNow = new Set<string>()
    for (;;) {
      const waiting = await all('operations')
      const next = nextToSend(waiting, notNow)
      if (!next)
        return (await sendPictures(waiting.filter((one) => lacksPictures(one) && !notNow.has(one.person))))
          ? 'sent'
          : 'unreachable'
      if (next.together) {
        const answers = await sendTogether(sentWith(next, waiting))
        if (answers === null || answers.length === 0) return 'unreachable'
        if (answers === 'not-theirs') notNow.add(next.person)
        else for (const [operation, answer] of answers) await note(operation, answer)
        continue
      }
      const answer = await post(next)
      if (!answer) return 'unreachable'
      if (answer.state === 'not-theirs') notNow.add(next.person)
      else await note(next, answer)
    }
  }
  return navigator.locks ? navigator.locks.request(queueChannel, carryOut) : carryOut()
}

/** Null where no answer came: it is sent again, whether it arrived or not. */
async function post(operation: Operation): Promise<OperationAnswer | null> {
  const { id, person, address, madeAt } = operation
  const moved = (await keptPage(operation))?.moved ?? []
  const headers = {
    [operationHeaders.id]: id,
    [operationHeaders.by]: person,
    [operationHeaders.madeAt]: new Date(madeAt).toISOString(),
  }
  try {
    const body = formOf(operation, moved)
    const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(longest) })
    if (response.status >= 500 || response.status === 429) return null
    if (response.headers.get('content-type')?.includes('json')) return await response.json()
    return { state: 'refused', code: null, fields: {}, problem: null }
  } catch {
    return null
  }
}

async function note(operation: Operation, answer: Exclude<OperationAnswer, { state: 'not-theirs' }>) {
  if (answer.state === 'done') {
    // So that what was written on top of it is not taken for the work of somebody else.
    if (answer.moved) await keepMoved(operation)
    // The pictures are with the office now, or follow what they belong to.
    const fields = operation.together ? operation.fields : operation.fields.filter(([, value]) => typeof value === 'string')
    const { to, said } = answer
    await put('operations', { ...operation, fields, state: 'done', answer: { fields: {}, problem: null, to, said } })
  } else {
    const { code, fields } = answer
    const isSilent = answer.problem === null && Object.keys(fields).length === 0
    const problem = isSilent ? 'لم يقبل المكتب هذه العملية. حدّث الصفحة ثم أعدها.' : answer.problem
    await put('operations', {
      ...operation,
      state: isChangedMeanwhile(code) ? 'changed' : 'refused',
      answer: { fields, problem },
    })
  }
  new BroadcastChannel(queueChannel).postMessage(operation.page)
}
