import { steps } from '#values/steps.ts'
import { collectingPath } from './collecting.ts'

/** A debt somebody is let off: it is owed no more, by a credit note that gives the reason. */
export const waiverStatuses = { submitted: 'بانتظار الاعتماد', waived: 'معفى', rejected: 'لم يُعتمد' } as const
export type WaiverStatus = keyof typeof waiverStatuses

export const waiverCan = steps({ agree: ['submitted'] } satisfies Record<string, WaiverStatus[]>)

export const waivePath = (contractId: string) => `${collectingPath}/waive/${contractId}`
