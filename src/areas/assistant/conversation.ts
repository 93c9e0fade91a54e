import { reference } from '#values/reference.ts'
import { steps } from '#values/steps.ts'

export const conversationStatuses = ['with-assistant', 'waiting-for-person', 'with-person', 'ended'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]
export type Author = 'visitor' | 'assistant' | 'staff'

/** Shared by the screen, the commands and their UPDATEs. */
export const conversationCan = steps({
  ask: ['with-assistant', 'waiting-for-person', 'with-person'],
  handOver: ['with-assistant'],
} satisfies Record<string, ConversationStatus[]>)

/** The number a visitor quotes. */
export const conversationNumber = (it: { startedAt: Date; sequence: number }) => reference('C', it.startedAt, it.sequence)

export const conversationPath = (id: string) => `/assistant/${id}`
