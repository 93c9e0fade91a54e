import type { Category, Channel } from './notice.ts'

/** The id is ours, and stays the same however often it is handed over; what comes back is the carrier's own, if he has one. */
type Carried = { id: string; category: Category; recipient: string; subject: string; text: string }
export type Carry = (message: Carried) => Promise<string | null>
export type Carriers = Partial<Record<Channel, Carry>>
