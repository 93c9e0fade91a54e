import type { OperationAnswer } from '#values/phone-operation.ts'
import { openPage } from './network.ts'
import { filesOf, type Operation } from './queue.ts'
import { put } from './store.ts'

type Answer = Exclude<OperationAnswer, { state: 'not-theirs' }>
type Said = {
  clock: 'right' | 'off'
  answers: { id: string; result: string; code: string | null; sentence: string | null; fields: Record<string, string[]> }[]
}

const longest = 60_000

/** One message for all of them. Null where no answer came: they are sent again, whether they arrived or not. */
export async function sendTogether(operations: readonly Operation[]): Promise<[Operation, Answer][] | 'not-theirs' | null> {
  const [first] = operations
  if (!first?.together) return []
  const { address, version, device } = first.together
  const events = await Promise.all(operations.map(asEvent))
  const body = JSON.stringify({ version, device, by: first.person, sentAt: new Date(), events })
  const said = await ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (said === 'not-theirs' || said === null) return said
  const { clock, answers } = (await said.json()) as Said
  return answers.flatMap((one): [Operation, Answer][] => {
    const operation = operations.find(({ id }) => id === one.id)
    return operation && one.result !== 'waits' ? [[operation, answerFrom(one, clock)]] : []
  })
}

function answerFrom({ result, code, sentence, fields }: Said['answers'][number], clock: Said['clock']): Answer {
  if (result === 'refused') return { state: 'refused', code, fields, problem: sentence }
  const said = [sentence, clock === 'off' && 'صحّح ساعة هاتفك.'].filter(Boolean).join(' ')
  return { state: 'done', moved: false, to: null, said: said || null }
}

async function asEvent(operation: Operation) {
  const { id, act: kind, madeAt, fields, together } = operation
  const data = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'))
  const proofs = await Promise.all(filesOf(operation).map(hashOf))
  return { id, kind, seq: together?.seq ?? 0, at: new Date(madeAt), data, proofs }
}

async function hashOf(file: File) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Signatures, after what they prove. Whether the office could be reached. */
export async function sendPictures(operations: readonly Operation[]) {
  for (const operation of operations) {
    for (const file of filesOf(operation)) {
      const address = operation.together?.address.replace(/sync$/, `proofs/${await hashOf(file)}`) ?? ''
      const said = await ask(address, { method: 'PUT', body: file })
      if (said === null) return false
      if (said === 'not-theirs') break
    }
    await put('operations', { ...operation, fields: operation.fields.filter(([, value]) => typeof value === 'string') })
  }
  return true
}

async function ask(address: string, asked: RequestInit): Promise<Response | 'not-theirs' | null> {
  try {
    const response = await fetch(address, { ...asked, signal: AbortSignal.timeout(longest) })
    if (response.status === 401) return 'not-theirs'
    // The page is older than the office: it keeps what it has until it is loaded anew.
    openPage.isTooOld = response.status === 426 || response.status === 400
    return response.ok || (response.status < 500 && asked.method === 'PUT' && response.status !== 429) ? response : null
  } catch {
    return null
  }
}
