import { steps } from '#values/steps.ts'

export const messageStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'dead',
  'suppressed',
  'no-provider',
  'cancelled',
] as const
export type MessageStatus = (typeof messageStatuses)[number]
export type Because = 'preference' | 'quiet' | 'blocked' | 'duplicate' | 'undone'

/** Shared by the screen, the command and the UPDATE. A message that is being handed over belongs to whoever took it. */
export const messageCan = steps({
  send: ['queued', 'failed'],
  retry: ['failed', 'dead', 'no-provider'],
  sendByHand: ['failed', 'dead', 'no-provider'],
  cancel: ['queued', 'failed', 'no-provider'],
} satisfies Record<string, MessageStatus[]>)

const mostTries = 5
const minute = 60_000

/** When it is tried again after so many tries: a minute, five, half an hour, three hours; then nobody waits for it any more. */
export function nextTry(attempts: number, now: Date) {
  const wait = [1, 5, 30, 180][attempts - 1]
  return attempts >= mostTries || wait === undefined ? null : new Date(now.getTime() + wait * minute)
}

/** A code, or the link that is as good as one, has done its work once it is sent: nobody reads it in our lists. */
export const withoutCode = (text: string) => text.replace(/https?:\/\/\S+|\d{4,}/g, '••••')
